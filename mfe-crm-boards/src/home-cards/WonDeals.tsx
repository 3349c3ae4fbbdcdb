import type { SlotContext } from '@girassol/federation';
import { useApiQuery } from '@girassol/shared-auth';
import { analyticsScope } from '@girassol/shared-domain';
import { DealsCard } from './DealsCard';

/** Home card: deals won this month, with their power. */
export default function WonDeals({ scope }: SlotContext<'home.card/v1'>) {
  const { data, isError, error, refetch } = useApiQuery('GET /analytics/closed-sales/:scope/:id', {
    params: analyticsScope(scope),
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
