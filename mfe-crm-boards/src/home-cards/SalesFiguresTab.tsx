import type { SlotContext } from '@girassol/federation';
import { useApiQuery } from '@girassol/shared-auth';
import { formatMoney, formatNumber, toAnalyticsScope } from '@girassol/shared-domain';
import { HomeCard, tokens, useIsPhone } from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { toMonthValues } from './months';
import { NoDeals } from './NoDealsCard';
import { useDeals } from './use-deals';
import { useIsEmptyAccount } from './use-is-empty-account';

/** Home page tab with the figures of generated and won deals month by month, and of open deals (shell.home-015). */
export default function SalesFiguresTab({ scope, session }: SlotContext<'home.tab/v1'>) {
  const isEmpty = useIsEmptyAccount({ scope, session });
  const [now] = useState(Date.now);
  const { generated, won, hasFailed, error, retry } = useDeals(scope);
  const open = useApiQuery('GET /analytics/sales-in-progress/:scope/:id/:type', {
    params: { ...toAnalyticsScope(scope), type: 'SALES' },
  });
  const again = () => {
    retry();
    if (open.isError) void open.refetch();
  };
  return (
    <HomeCard
      title="Vendas em números"
      icon="chart"
      isLoading={!generated || !won || !open.data || isEmpty === undefined}
      hasFailed={hasFailed || (open.isError && !open.data)}
      error={error ?? open.error}
      onRetry={again}
    >
      {isEmpty && <NoDeals canRegister={session.statusOk} />}
      {!isEmpty && generated && won && open.data && (
        <FiguresTable
          months={toMonthValues([1, 2, 3], now)
            .reverse()
            .map(({ label }) => label)}
          generated={listMonthFigures(generated)}
          won={listMonthFigures(won)}
          open={{ count: open.data.totalSales, amount: open.data.totalAmount }}
        />
      )}
    </HomeCard>
  );
}

interface Months {
  totalAmount1: number;
  totalAmount2: number;
  totalAmount3: number;
  totalSales1: number;
  totalSales2: number;
  totalSales3: number;
}

/** Number of deals and their R$. */
interface Figures {
  count: number;
  amount: number;
}

/** Lists the figures of three months, the newest first. */
const listMonthFigures = (months: Months): Figures[] => [
  { count: months.totalSales1, amount: months.totalAmount1 },
  { count: months.totalSales2, amount: months.totalAmount2 },
  { count: months.totalSales3, amount: months.totalAmount3 },
];

interface FiguresTableProps {
  /** Names of the months, the newest first. */
  months: string[];
  generated: Figures[];
  won: Figures[];
  open: Figures;
}

/** Table of the figures: months are its columns, and its rows on a phone, where three amounts have no room side by side. */
function FiguresTable({ months, generated, won, open }: FiguresTableProps) {
  const isPhone = useIsPhone();
  const byKind = [
    { label: 'Gerados', figures: generated },
    { label: 'Ganhos', figures: won },
  ];
  const byMonth = months.map((label, index) => ({
    label,
    figures: byKind.flatMap(({ figures }) => figures.slice(index, index + 1)),
  }));
  const heads = isPhone ? byKind.map(({ label }) => label) : months;
  return (
    <Table aria-label="Negócios mês a mês">
      <thead>
        <tr>
          <th scope="col">{isPhone ? 'Mês' : 'Negócios'}</th>
          {heads.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(isPhone ? byMonth : byKind).map(({ label, figures }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {figures.map((each, index) => (
              <FiguresCell key={heads[index]} {...each} />
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">Em aberto agora</th>
          <FiguresCell {...open} />
          <td colSpan={heads.length - 1} />
        </tr>
      </tbody>
    </Table>
  );
}

function FiguresCell({ count, amount }: Figures) {
  return (
    <td>
      <strong>{formatNumber(count, 0)}</strong>
      <span>{formatMoney(amount)}</span>
    </td>
  );
}

const { color, font, screen, space, weight } = tokens;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: ${font[13]};
  font-variant-numeric: tabular-nums;
  th, td { padding: ${space[8]} ${space[12]}; text-align: right; white-space: nowrap; }
  th:first-child { padding-left: 0; text-align: left; }
  thead th { color: ${color.inkSoft}; font-weight: ${weight.medium}; }
  tbody th { color: ${color.ink}; font-weight: ${weight.medium}; }
  tbody tr { border-top: 1px solid ${color.lineSoft}; }
  strong { display: block; color: ${color.ink}; font: ${font[16]}; font-weight: ${weight.strong}; }
  span { color: ${color.inkSoft}; }
  @media ${screen.phone} {
    font: ${font[12]};
    th, td { padding: ${space[8]} 0 ${space[8]} ${space[4]}; }
    tbody th { white-space: normal; }
  }
`;
