import type { SlotContext } from '@girassol/federation';
import { useApiQuery } from '@girassol/shared-auth';
import { formatMoney, formatNumber, toAnalyticsScope } from '@girassol/shared-domain';
import { HomeCard, tokens } from '@girassol/shared-ui';
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
        <Scroll role="region" aria-label="Negócios mês a mês" tabIndex={0}>
          <Table>
            <thead>
              <tr>
                <th scope="col">Negócios</th>
                {toMonthValues([1, 2, 3], now)
                  .reverse()
                  .map(({ label }) => (
                    <th key={label} scope="col">
                      {label}
                    </th>
                  ))}
              </tr>
            </thead>
            <tbody>
              <Line label="Gerados" months={generated} />
              <Line label="Ganhos" months={won} />
              <tr>
                <th scope="row">Em aberto agora</th>
                <td>{figures(open.data.totalSales, open.data.totalAmount)}</td>
                <td />
                <td />
              </tr>
            </tbody>
          </Table>
        </Scroll>
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

function Line({ label, months }: { label: string; months: Months }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{figures(months.totalSales1, months.totalAmount1)}</td>
      <td>{figures(months.totalSales2, months.totalAmount2)}</td>
      <td>{figures(months.totalSales3, months.totalAmount3)}</td>
    </tr>
  );
}

const figures = (count: number, amount: number) => (
  <>
    <strong>{formatNumber(count, 0)}</strong>
    <span>{formatMoney(amount)}</span>
  </>
);

const { color, font, screen, space, weight } = tokens;

const Scroll = styled.div`
  overflow-x: auto;
`;

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
