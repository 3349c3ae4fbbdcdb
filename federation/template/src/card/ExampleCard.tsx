import type { SlotContext } from '@girassol/federation';
import { useApiQuery } from '@girassol/shared-auth';
import { Card, ErrorState, Heading, Skeleton, Text } from '@girassol/shared-ui';
import { useId } from 'react';

/** Card of the home page: how many customers the viewed person or company has. */
export default function ExampleCard({ scope: { type, id } }: SlotContext<'home.card/v1'>) {
  const heading = useId();
  const totals = useApiQuery('GET /analytics/customers-and-proposals-totals/:scope/:id', {
    // A viewed collaborator is asked for as a user.
    params: { scope: type === 'VENDOR' ? 'USER' : type, id },
  });
  return (
    <Card as="section" aria-labelledby={heading} aria-busy={totals.isPending}>
      <Heading level={2} size={14} id={heading}>
        Exemplo
      </Heading>
      {totals.isPending && <Skeleton width="60%" height={20} />}
      {totals.isError && <ErrorState isCompact onRetry={() => void totals.refetch()} />}
      {totals.data && <Text>{totals.data.totalCustomers.toLocaleString('pt-BR')} clientes</Text>}
    </Card>
  );
}
