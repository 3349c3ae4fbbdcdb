import type { SlotContext } from '@girassol/federation/remote';
import { useApiQuery } from '@girassol/shared-auth';
import { analyticsScope } from '@girassol/shared-domain';
import { HomeCard, HomeFigure, HomeNote } from '@girassol/shared-ui';

/** How many customers the viewed person, team or company has. */
export default function Card({ scope }: SlotContext<'home.card/v1'>) {
  const { data, isError, refetch } = useApiQuery('GET /analytics/customers-and-proposals-totals/:scope/:id', {
    params: analyticsScope(scope),
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
