import type { SlotContext } from '@girassol/federation';
import { isAnsweredByArea } from '@girassol/federation/remote';
import {
  customerRegistrationCondition,
  formatNumber,
  isBasicPlan,
  meetsCondition,
} from '@girassol/shared-domain';
import { EmptyState, HomeCard, HomeCardLink, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { useCustomerProposalTotals } from './use-customer-proposal-totals';

const NEW_CUSTOMER = '/cliente/cadastro';

/**
 * Home card with the number of customers and proposals of the viewed person or company; in an account without any, the way
 * to the first customer. In the basic plan the card of the newest customers leads there.
 */
export default function CustomerProposalTotalsCard({
  scope,
  session,
  permissions,
}: SlotContext<'home.card/v1'>) {
  const { totals, isEmpty } = useCustomerProposalTotals({ scope, session });
  const { data, isError, error, refetch } = totals;
  if (isEmpty && (isBasicPlan(session) || !session.statusOk)) return null;
  const canRegister =
    meetsCondition(customerRegistrationCondition, { session, permissions }) && isAnsweredByArea(NEW_CUSTOMER);
  return (
    <HomeCard
      title="Clientes e propostas"
      icon="users"
      isLoading={!data}
      hasFailed={isError && !data}
      error={error}
      onRetry={() => void refetch()}
    >
      {isEmpty && (
        <EmptyState
          isCompact
          title="Nenhum cliente ainda"
          text="Do primeiro nascem as propostas."
          action={canRegister && <HomeCardLink to={NEW_CUSTOMER}>Novo cliente</HomeCardLink>}
        />
      )}
      {data && !isEmpty && (
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
