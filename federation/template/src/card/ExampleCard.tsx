import type { SlotContext } from '@girassol/federation';
import { useApiQuery } from '@girassol/shared-auth';
import { toAnalyticsScope } from '@girassol/shared-domain';
import { HomeCard, Text } from '@girassol/shared-ui';

/** Card of the home page: number of customers of the viewed person or company. */
export default function ExampleCard({ scope }: SlotContext<'home.card/v1'>) {
  const { data, isError, refetch } = useApiQuery('GET /analytics/customers-and-proposals-totals/:scope/:id', {
    params: toAnalyticsScope(scope),
  });
  return (
    <HomeCard
      title="Exemplo"
      icon="sun"
      isLoading={!data}
      hasFailed={isError && !data}
      onRetry={() => void refetch()}
    >
      {data && <Text>{data.totalCustomers.toLocaleString('pt-BR')} clientes</Text>}
    </HomeCard>
  );
}
