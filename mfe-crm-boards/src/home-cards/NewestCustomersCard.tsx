import type { SlotContext } from '@girassol/federation';
import { isAnsweredByArea } from '@girassol/federation/remote';
import { useApiQuery } from '@girassol/shared-auth';
import {
  can,
  canEditArea,
  customerRegistrationCondition,
  formatCity,
  formatDate,
  meetsCondition,
  toIsoDate,
} from '@girassol/shared-domain';
import { ButtonLink, EmptyState, HomeCard, HomeCardLink, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { NEW_CUSTOMER_PATH, newProposalWithoutCustomerPath } from '../addresses/customers';

/** As many as stand beside the other cards. */
const SHOWN = 5;

/** Home card of the basic plan: the newest customers, a button for a new proposal, and links to further steps. */
export default function NewestCustomersCard({ session, permissions }: SlotContext<'home.card/v1'>) {
  const { data, isError, error, refetch } = useApiQuery('GET /customers/paginated/:userId/:multiplier', {
    params: { userId: session.userId, multiplier: 1 },
  });
  const customers = data?.customers.slice(0, SHOWN) ?? [];
  const begin = getNewProposalPath({ session, permissions });
  const canRegister = meetsCondition(customerRegistrationCondition, { session, permissions });
  const proposals = `/propostas/lista/${session.userId}`;
  // While the payment is irregular nobody can register the first customer.
  if (data && customers.length === 0 && !session.statusOk) return null;
  return (
    <HomeCard
      title="Últimos clientes"
      icon="users"
      isLoading={!data}
      hasFailed={isError && !data}
      error={error}
      onRetry={() => void refetch()}
    >
      {data && customers.length === 0 && (
        <EmptyState
          isCompact
          title="Nenhum cliente ainda"
          text="Cadastre o primeiro: dele nascem as propostas."
          action={canRegister && <HomeCardLink to={NEW_CUSTOMER_PATH}>Novo cliente</HomeCardLink>}
        />
      )}
      {customers.length > 0 && (
        <List aria-label="Clientes mais novos">
          {customers.map(({ _id, name, city, uf, registryTimestamp }) => (
            <li key={_id}>
              <HomeCardLink to={`/cliente/editar/${_id}`}>{name}</HomeCardLink>
              <span>
                {[formatCity({ city, uf }), formatDate(toIsoDate(registryTimestamp))]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </List>
      )}
      {session.statusOk && (
        <Ways>
          {begin && customers.length > 0 && (
            <ButtonLink href={begin} variant="primary" size="sm" icon="plus">
              Nova proposta
            </ButtonLink>
          )}
          <span>
            {canRegister && customers.length > 0 && (
              <HomeCardLink to={NEW_CUSTOMER_PATH}>Novo cliente</HomeCardLink>
            )}
            <HomeCardLink to={`/clientes/lista/${session.userId}`}>Todos os clientes</HomeCardLink>
            {isAnsweredByArea(proposals) && <HomeCardLink to={proposals}>Propostas</HomeCardLink>}
          </span>
        </Ways>
      )}
    </HomeCard>
  );
}

/** Returns the path of a new proposal; null for people who make none. */
function getNewProposalPath(
  facts: Pick<SlotContext<'home.card/v1'>, 'session' | 'permissions'>,
): string | null {
  const seesProposals = can(facts, 'proposalsList') || can(facts, 'salesManager');
  return seesProposals && canEditArea(facts, 'proposals')
    ? newProposalWithoutCustomerPath(facts.session.userId)
    : null;
}

const { color, font, space } = tokens;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${font[13]};
  li { display: flex; justify-content: space-between; gap: ${space[12]}; padding: ${space[8]} 0; border-top: 1px solid ${color.lineSoft}; }
  li:first-child { border-top: 0; padding-top: 0; }
  span { color: ${color.inkSoft}; white-space: nowrap; font-variant-numeric: tabular-nums; }
`;

/** The links stay together: beside the button where all have room, else below it. */
const Ways = styled.p`
  &, > span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[8]} ${space[16]};
  }
  margin: ${space[12]} 0 0;
  padding-top: ${space[12]};
  border-top: 1px solid ${color.lineSoft};
  font: ${font[13]};
`;
