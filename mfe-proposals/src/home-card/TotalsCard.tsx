import type { SlotContext } from '@girassol/federation';
import { useApiQuery } from '@girassol/shared-auth';
import { Card, ErrorState, Heading, Skeleton, tokens } from '@girassol/shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { totalsScope } from './totals-scope';

/** Home card: how many customers and proposals the viewed person or company has. */
export default function TotalsCard({ scope }: SlotContext<'home.card/v1'>) {
  const heading = useId();
  const totals = useApiQuery('GET /analytics/customers-and-proposals-totals/:scope/:id', {
    params: totalsScope(scope),
  });

  return (
    <Card as="section" aria-labelledby={heading}>
      <Heading level={2} size={14} id={heading}>
        Clientes e propostas
      </Heading>
      {totals.isError ? (
        <ErrorState isCompact title="Não foi possível carregar os totais" onRetry={() => totals.refetch()} />
      ) : (
        <Figures>
          <Figure label="Clientes" value={totals.data?.totalCustomers} />
          <Figure label="Propostas" value={totals.data?.totalProposals} />
        </Figures>
      )}
    </Card>
  );
}

function Figure({ label, value }: { label: string; value: number | undefined }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value === undefined ? <Skeleton width={56} height={32} /> : value.toLocaleString('pt-BR')}</dd>
    </div>
  );
}

const Figures = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space[16]};
  margin: ${tokens.space[12]} 0 0;

  & dt {
    font: ${tokens.font[13]};
    color: ${tokens.color.inkSoft};
  }

  & dd {
    margin: 0;
    font: ${tokens.font[24]};
    font-weight: ${tokens.weight.strong};
    font-variant-numeric: tabular-nums;
    color: ${tokens.color.ink};
  }
`;
