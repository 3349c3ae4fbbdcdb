import type { SlotContext } from '@girassol/federation';
import { useApiQuery } from '@girassol/shared-auth';
import { toAnalyticsScope } from '@girassol/shared-domain';
import { DealsCard } from './DealsCard';

/** Home card with the deals won this month and their power. */
export default function WonDealsCard({ scope }: SlotContext<'home.card/v1'>) {
  const { data, isError, error, refetch } = useApiQuery('GET /analytics/closed-sales/:scope/:id', {
    params: toAnalyticsScope(scope),
  });
  return (
    <DealsCard
      title="Negócios ganhos"
      icon="handshake"
      deals={data}
      hasFailed={isError}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
