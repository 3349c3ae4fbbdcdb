import type { SlotContext } from '@girassol/federation';
import { useApiQuery } from '@girassol/shared-auth';
import { toAnalyticsScope } from '@girassol/shared-domain';
import { DealsCard } from './DealsCard';
import { useIsEmptyAccount } from './use-is-empty-account';

/** Home card with the deals won this month and their power. */
export default function WonDealsCard({ scope, session }: SlotContext<'home.card/v1'>) {
  const isEmpty = useIsEmptyAccount({ scope, session });
  const { data, isError, error, refetch } = useApiQuery('GET /analytics/closed-sales/:scope/:id', {
    params: toAnalyticsScope(scope),
  });
  if (isEmpty) return null;
  return (
    <DealsCard
      title="Negócios ganhos"
      icon="handshake"
      deals={isEmpty === undefined ? undefined : data}
      hasFailed={isError}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
