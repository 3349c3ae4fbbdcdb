import type { SlotContext } from '@girassol/federation/remote';
import { Button, Card, EmptyState, ErrorState, Heading, Row, Skeleton, Stack } from '@girassol/shared-ui';
import { useState } from 'react';
import { EnterAsDialog } from './EnterAsDialog';
import { useOperatorVisits } from './use-operator-visits';
import { VisitRows } from './VisitRows';

/** Section of the operator's page of an account: "Entrar como", and the last visits. */
export default function OperatorVisitsSection({ account }: SlotContext<'operator-account.section/v1'>) {
  const [isEntering, setIsEntering] = useState(false);
  const { data, error, isFetching, refetch } = useOperatorVisits(account._id);
  return (
    <Card padding={16} role="region" aria-label="Visitas do suporte">
      <Stack gap={12}>
        <Row gap={8} wraps justify="between">
          <Heading level={2}>Visitas do suporte</Heading>
          <Button size="sm" icon="eye" onClick={() => setIsEntering(true)}>
            Entrar como
          </Button>
        </Row>
        {data && data.visits.length > 0 && <VisitRows visits={data.visits} />}
        {data && data.visits.length === 0 && (
          <EmptyState
            isCompact
            title="Ninguém da operação entrou nesta conta"
            text="Com Entrar como, cada visita fica registrada aqui."
          />
        )}
        {!data && error && (
          <ErrorState isCompact error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {!data && !error && <Skeleton height={80} radius={10} />}
      </Stack>
      {isEntering && <EnterAsDialog account={account} onClose={() => setIsEntering(false)} />}
    </Card>
  );
}
