import type { SlotContext } from '@girassol/federation';
import { useApiQuery } from '@girassol/shared-auth';
import { Card, ErrorState, Heading, Icon, Skeleton, tokens } from '@girassol/shared-ui';
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
    <Card as="section" aria-labelledby={heading} aria-busy={totals.isPending}>
      <Head>
        <Icon name="users" />
        <Heading level={2} size={14} id={heading}>
          Clientes e propostas
        </Heading>
      </Head>
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

/** As the heads of the other areas' cards. */
const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${tokens.space[8]};
  margin-bottom: ${tokens.space[12]};
  color: ${tokens.color.inkSoft};
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space[16]};

  & > div {
    display: flex;
    flex-direction: column-reverse;
  }

  & dt {
    font: ${tokens.font[13]};
    color: ${tokens.color.inkSoft};
  }

  & dd {
    font: ${tokens.font[24]};
    font-weight: ${tokens.weight.strong};
    font-variant-numeric: tabular-nums;
    color: ${tokens.color.ink};
  }
`;
