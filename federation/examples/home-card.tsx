import type { SlotContext } from '@girassol/federation/remote';
import { useApiQuery } from '@girassol/shared-auth';
import { toAnalyticsScope } from '@girassol/shared-domain';
import { HomeCard, HomeFigure, HomeNote } from '@girassol/shared-ui';

/** Home card with the number of customers of the viewed person, team or company. */
export default function CustomerCountCard({ scope }: SlotContext<'home.card/v1'>) {
  const { data, isError, refetch } = useApiQuery('GET /analytics/customers-and-proposals-totals/:scope/:id', {
    params: toAnalyticsScope(scope),
  });
  return (
    <HomeCard
      title="Clientes"
      icon="users"
      isLoading={!data}
      hasFailed={isError && !data}
      onRetry={() => void refetch()}
    >
      {data && (
        <>
          <HomeFigure>{data.totalCustomers.toLocaleString('pt-BR')} clientes</HomeFigure>
          <HomeNote>{data.totalProposals.toLocaleString('pt-BR')} propostas</HomeNote>
        </>
      )}
    </HomeCard>
  );
}
