import type { SlotContext } from '@girassol/federation';
import { useApiQuery, useRefresh, useSettings } from '@girassol/shared-auth';
import { analyticsScope, boardPath, can, formatMoney, formatNumber } from '@girassol/shared-domain';
import { HomeCard, HomeFigure, HomeNote, PlaceLink, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { isOfSales } from './use-deals';

/** Home card: what is on the sales board now, and what it may earn where that may be seen. */
export default function OpenDeals({ scope, session, permissions }: SlotContext<'home.card/v1'>) {
  useRefresh('GET /analytics/sales-in-progress/:scope/:id/:type', isOfSales);
  const { data, isError, error, refetch } = useApiQuery('GET /analytics/sales-in-progress/:scope/:id/:type', {
    params: { ...analyticsScope(scope), type: 'SALES' },
  });
  return (
    <HomeCard
      title="Negócios em aberto"
      icon="kanban"
      // The boards of an account whose payment is irregular are closed.
      aside={session.statusOk && <PlaceLink to={boardPath('SALES', scope.id)}>Ver funil</PlaceLink>}
      isLoading={!data}
      hasFailed={isError && !data}
      error={error}
      onRetry={() => void refetch()}
    >
      {data && (
        <>
          <HomeFigure>{formatMoney(data.totalAmount)}</HomeFigure>
          <HomeNote>
            em {formatNumber(data.totalSales, 0)} {data.totalSales === 1 ? 'negócio' : 'negócios'}
          </HomeNote>
          {can({ session, permissions }, 'pricingEdit') && <PotentialProfit value={data.totalPotProfit} />}
        </>
      )}
    </HomeCard>
  );
}

/** Only for managers and pricingEdit, and only under detailed pricing (shell.home-032, shell.home-033). */
function PotentialProfit({ value }: { value: number | null }) {
  const isDetailed = useSettings()?.autoPricingType === 'DETAILED';
  if (isDetailed && value !== null)
    return (
      <Profit>
        Lucro potencial <strong>{formatMoney(value)}</strong>
      </Profit>
    );
  return <Profit>O lucro potencial aparece quando a precificação automática é a detalhada.</Profit>;
}

const Profit = styled.p`
  margin: ${tokens.space[12]} 0 0;
  padding-top: ${tokens.space[12]};
  border-top: 1px solid ${tokens.color.lineSoft};
  color: ${tokens.color.inkSoft};
  font: ${tokens.font[13]};
  font-variant-numeric: tabular-nums;
  strong { color: ${tokens.color.ink}; }
`;
