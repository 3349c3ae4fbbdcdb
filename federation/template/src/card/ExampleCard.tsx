import type { SlotContext } from '@girassol/federation';
import { useApiQuery } from '@girassol/shared-auth';
import { analyticsScope } from '@girassol/shared-domain';
import { HomeCard, Text } from '@girassol/shared-ui';

/** Card of the home page: how many customers the viewed person or company has. */
export default function ExampleCard({ scope }: SlotContext<'home.card/v1'>) {
  const { data, isError, refetch } = useApiQuery('GET /analytics/customers-and-proposals-totals/:scope/:id', {
    params: analyticsScope(scope),
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
