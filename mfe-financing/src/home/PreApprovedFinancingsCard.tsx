import type { SlotContext } from '@girassol/federation';
import { useApiQuery, useRefreshOnEvent } from '@girassol/shared-auth';
import {
  formatMoney,
  formatRelativeDay,
  formatTime,
  meetsCondition,
  toAnalyticsScope,
} from '@girassol/shared-domain';
import { EmptyState, HomeCard, HomeCardLink, HomeTimeline } from '@girassol/shared-ui';
import { financingListPath, simulationPath } from '../addresses/financing';
import { getFinancingBadge } from '../financing/financing-badge';

const LATEST = 'GET /financings/paginated/:multiplier/:order/:preApprovedOnly/:scope/:fetchId';
/** As many as stand beside the other cards. */
const SHOWN = 4;

/**
 * Home card with the latest changes among financings pre-approved by a bank (shell.home-014). An account whose payment is
 * irregular has no financings to see.
 */
export default function PreApprovedFinancingsCard(context: SlotContext<'home.card/v1'>) {
  return context.session.statusOk && <LatestFinancingsCard {...context} />;
}

function LatestFinancingsCard({ scope, session, permissions }: SlotContext<'home.card/v1'>) {
  useRefreshOnEvent(LATEST, ({ kind }) => kind === 'financings-changed');
  const { scope: kind, id: fetchId } = toAnalyticsScope(scope);
  const { data, isError, error, refetch } = useApiQuery(LATEST, {
    params: { multiplier: 1, order: 'LAST_UPDATED', preApprovedOnly: 'true', scope: kind, fetchId },
  });
  const hasMarketplace = meetsCondition({ module: 'Marketplace' }, { session, permissions });
  return (
    <HomeCard
      title="Crédito pré-aprovado"
      icon="wallet"
      isLoading={!data}
      hasFailed={isError && !data}
      error={error}
      onRetry={() => void refetch()}
    >
      {data?.financings.length === 0 && (
        <EmptyState
          isCompact
          title="Nada ainda"
          text="O que os bancos pré-aprovarem aparece aqui."
          action={<HomeCardLink to={simulationPath()}>Simular financiamento</HomeCardLink>}
        />
      )}
      {data && data.financings.length > 0 && (
        <HomeTimeline>
          {data.financings.slice(0, SHOWN).map((financing) => {
            const { _id, customer, proposals, lastUpdatedTimestamp: at, now } = financing;
            return (
              <li key={_id}>
                <time dateTime={new Date(at).toISOString()}>
                  {formatRelativeDay(at, now)}
                  <b>{formatTime(at)}</b>
                </time>
                <div>
                  <HomeCardLink to={financingListPath(hasMarketplace, _id)}>{customer.name}</HomeCardLink>
                  <p>
                    {[
                      getFinancingBadge(financing).label,
                      proposals[0] && formatMoney(proposals[0].totalFinanced),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                </div>
              </li>
            );
          })}
        </HomeTimeline>
      )}
    </HomeCard>
  );
}
