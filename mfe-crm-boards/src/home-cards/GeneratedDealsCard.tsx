import type { SlotContext } from '@girassol/federation';
import { useApiQuery } from '@girassol/shared-auth';
import { toAnalyticsScope } from '@girassol/shared-domain';
import { DealsCard } from './DealsCard';
import { NoDealsCard } from './NoDealsCard';
import { useIsEmptyAccount } from './use-is-empty-account';

/** Home card with the deals generated this month; in an account without any, the way to the first one. */
export default function GeneratedDealsCard({ scope, session }: SlotContext<'home.card/v1'>) {
  const isEmpty = useIsEmptyAccount({ scope, session });
  const { data, isError, error, refetch } = useApiQuery('GET /analytics/gen-sales/:scope/:id', {
    params: toAnalyticsScope(scope),
  });
  if (isEmpty) return session.statusOk && <NoDealsCard />;
  return (
    <DealsCard
      title="Negócios gerados"
      icon="chart"
      deals={isEmpty === undefined ? undefined : data}
      hasFailed={isError}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
