import type { SlotContext } from '@girassol/federation';
import { useApiQuery } from '@girassol/shared-auth';
import { analyticsScope } from '@girassol/shared-domain';
import { DealsCard } from './DealsCard';

/** Home card: deals that began this month. */
export default function GeneratedDeals({ scope }: SlotContext<'home.card/v1'>) {
  const { data, isError, error, refetch } = useApiQuery('GET /analytics/gen-sales/:scope/:id', {
    params: analyticsScope(scope),
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
