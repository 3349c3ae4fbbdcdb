import type { SlotContext } from '@girassol/federation';
import { useApiQuery } from '@girassol/shared-auth';
import { formatNumber, toAnalyticsScope } from '@girassol/shared-domain';
import { HomeCard, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

/** Home card with the number of customers and proposals of the viewed person or company. */
export default function CustomerProposalTotalsCard({ scope }: SlotContext<'home.card/v1'>) {
  const { data, isError, error, refetch } = useApiQuery(
    'GET /analytics/customers-and-proposals-totals/:scope/:id',
    {
      params: toAnalyticsScope(scope),
    },
  );
  return (
    <HomeCard
      title="Clientes e propostas"
      icon="users"
      isLoading={!data}
      hasFailed={isError && !data}
      error={error}
      onRetry={() => void refetch()}
    >
      {data && (
        <Figures>
          <Figure label="Clientes" value={data.totalCustomers} />
          <Figure label="Propostas finalizadas" value={data.totalProposals} />
        </Figures>
      )}
    </HomeCard>
  );
}

const Figure = ({ label, value }: { label: string; value: number }) => (
  <div>
    <dt>{label}</dt>
    <dd>{formatNumber(value, 0)}</dd>
  </div>
);

const Figures = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space[16]};
  margin: 0;

  & > div {
    display: flex;
    flex-direction: column-reverse;
  }

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
