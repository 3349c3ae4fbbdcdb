import type { SlotContext } from '@girassol/federation';
import { useApiQuery, useRefresh } from '@girassol/shared-auth';
import { analyticsScope, formatMoney, formatTime, meets, relativeDay } from '@girassol/shared-domain';
import { EmptyState, HomeCard, HomeTimeline, PlaceLink } from '@girassol/shared-ui';
import { listPath } from '../addresses/financing';
import { financingBadge } from '../financing/financing-badge';

const LATEST = 'GET /financings/paginated/:multiplier/:order/:preApprovedOnly/:scope/:fetchId';
/** As many as stand beside the other cards. */
const SHOWN = 4;

/** Home card: what moved last among financings that a bank approved (shell.home-014). */
export default function ApprovedCard({ scope, session, permissions }: SlotContext<'home.card/v1'>) {
  useRefresh(LATEST, ({ kind }) => kind === 'financings-changed');
  const { scope: kind, id: fetchId } = analyticsScope(scope);
  const { data, isError, error, refetch } = useApiQuery(LATEST, {
    params: { multiplier: 1, order: 'LAST_UPDATED', preApprovedOnly: 'true', scope: kind, fetchId },
  });
  const hasMarketplace = meets({ module: 'Marketplace' }, { session, permissions });
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
        <EmptyState isCompact title="Nada ainda" text="O que os bancos pré-aprovarem aparece aqui." />
      )}
      {data && data.financings.length > 0 && (
        <HomeTimeline>
          {data.financings.slice(0, SHOWN).map((financing) => {
            const { _id, customer, proposals, lastUpdatedTimestamp: at, now } = financing;
            return (
              <li key={_id}>
                <time dateTime={new Date(at).toISOString()}>
                  {relativeDay(at, now)}
                  <b>{formatTime(at)}</b>
                </time>
                <div>
                  <PlaceLink to={listPath(hasMarketplace, _id)}>{customer.name}</PlaceLink>
                  <p>
                    {[
                      financingBadge(financing).label,
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
