import type { SlotContext } from '@girassol/federation';
import { useApiQuery, useRefreshOnEvent, useSettings } from '@girassol/shared-auth';
import { buildBoardPath, can, formatMoney, formatNumber, toAnalyticsScope } from '@girassol/shared-domain';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import {
  HomeCard,
  HomeCardLink,
  HomeFigure,
  HomeNote,
  keepFiguresTogether,
  tokens,
} from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { isSalesBoardEvent } from './use-deals';
import { useIsEmptyAccount } from './use-is-empty-account';

/** Home card with the open deals on the sales board and, for people who may see it, their potential profit. */
export default function OpenDealsCard({ scope, session, permissions }: SlotContext<'home.card/v1'>) {
  const isEmpty = useIsEmptyAccount({ scope, session });
  useRefreshOnEvent('GET /analytics/sales-in-progress/:scope/:id/:type', isSalesBoardEvent);
  const { data, isError, error, refetch } = useApiQuery('GET /analytics/sales-in-progress/:scope/:id/:type', {
    params: { ...toAnalyticsScope(scope), type: 'SALES' },
  });
  if (isEmpty) return null;
  return (
    <HomeCard
      title="Negócios em aberto"
      icon="kanban"
      // The boards of an account whose payment is irregular are closed.
      aside={
        session.statusOk && <HomeCardLink to={buildBoardPath('SALES', scope.id)}>Ver funil</HomeCardLink>
      }
      isLoading={!data || isEmpty === undefined}
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
          {can({ session, permissions }, 'pricingEdit') && (
            <PotentialProfit
              open={data}
              canOpenSettings={session.statusOk && can({ session, permissions }, 'configManager')}
            />
          )}
        </>
      )}
    </HomeCard>
  );
}

/** Only for managers and pricingEdit, and only under detailed pricing (shell.home-032, shell.home-033). */
function PotentialProfit({
  open: { totalPotProfit: profit, potProfitSales: deals, totalSales },
  canOpenSettings,
}: {
  canOpenSettings: boolean;
  open: ResponseBody<'GET /analytics/sales-in-progress/:scope/:id/:type'>;
}) {
  const settings = useSettings();
  if (!settings) return null;
  if (settings.autoPricingType === 'DETAILED') {
    if (profit === null) return null;
    if (deals === 0)
      return (
        <Profit>O lucro potencial aparece quando um negócio em aberto tem uma proposta finalizada.</Profit>
      );
    return (
      <Profit>
        Lucro potencial <strong>{keepFiguresTogether(formatMoney(profit))}</strong>
        {typeof deals === 'number' && deals < totalSales && (
          <small>
            nos {formatNumber(deals, 0)} de {formatNumber(totalSales, 0)} que têm proposta finalizada
          </small>
        )}
      </Profit>
    );
  }
  return (
    <Profit>
      O lucro potencial aparece quando a precificação automática é a detalhada.{' '}
      {canOpenSettings && (
        <HomeCardLink to="/configuracoes?secao=precificacao">Ver a precificação</HomeCardLink>
      )}
    </Profit>
  );
}

const Profit = styled.p`
  margin: ${tokens.space[12]} 0 0;
  padding-top: ${tokens.space[12]};
  border-top: 1px solid ${tokens.color.lineSoft};
  color: ${tokens.color.inkSoft};
  font: ${tokens.font[13]};
  font-variant-numeric: tabular-nums;
  strong { color: ${tokens.color.ink}; }
  small { display: block; font: ${tokens.font[12]}; }
`;
