import type { SlotContext } from '@girassol/federation';
import { useApiQuery } from '@girassol/shared-auth';
import { toAnalyticsScope } from '@girassol/shared-domain';
import { DealsCard } from './DealsCard';

/** Home card with the deals generated this month. */
export default function GeneratedDealsCard({ scope }: SlotContext<'home.card/v1'>) {
  const { data, isError, error, refetch } = useApiQuery('GET /analytics/gen-sales/:scope/:id', {
    params: toAnalyticsScope(scope),
  });
  return (
    <DealsCard
      title="Negócios gerados"
      icon="chart"
      deals={data}
      hasFailed={isError}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
