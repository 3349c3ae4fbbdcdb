import type { SlotContext } from '@girassol/federation';
import { useApiQuery } from '@girassol/shared-auth';
import { formatMoney, formatProposalNumber } from '@girassol/shared-domain';
import type { ListedCustomer, ListedProposal } from '@girassol/shared-domain/contract';
import { EmptyState, HomeCard, HomeCardLink, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { customerPath, newProposalPath } from '../addresses/customers';

/** As many as stand beside the other cards. */
const SHOWN = 5;

/** Something to do next: a link that says it, and why. */
interface NextStep {
  key: string;
  to: string;
  text: string;
  reason: string;
}

/**
 * Home card of the basic plan, which has no boards: what to do next about the newest proposals and the customers who have
 * none.
 */
export default function NextStepsCard({ session }: SlotContext<'home.card/v1'>) {
  const params = { userId: session.userId, multiplier: 1 };
  const customers = useApiQuery('GET /customers/paginated/:userId/:multiplier', { params });
  const proposals = useApiQuery('GET /proposals/paginated/:userId/:multiplier', { params });
  const isLoading = !customers.data || !proposals.data;
  // While the payment is irregular nobody can go on.
  if (!session.statusOk) return null;
  const steps =
    customers.data && proposals.data
      ? listNextSteps(proposals.data.proposals, customers.data.customers, session.userId)
      : [];
  return (
    <HomeCard
      title="Próximos passos"
      icon="list"
      isLoading={isLoading}
      hasFailed={(customers.isError && !customers.data) || (proposals.isError && !proposals.data)}
      error={customers.error ?? proposals.error}
      onRetry={() => {
        void customers.refetch();
        void proposals.refetch();
      }}
    >
      {steps.length === 0 && (
        <EmptyState
          isCompact
          title="Nada a fazer agora"
          text="Propostas a terminar e clientes sem proposta aparecem aqui."
        />
      )}
      {steps.length > 0 && (
        <List aria-label="Próximos passos">
          {steps.slice(0, SHOWN).map(({ key, to, text, reason }) => (
            <li key={key}>
              <HomeCardLink to={to}>{text}</HomeCardLink>
              <small>{reason}</small>
            </li>
          ))}
        </List>
      )}
    </HomeCard>
  );
}

/**
 * Lists what comes next: proposals that the customer looked at, drafts, proposals that nobody opened, and customers without
 * a proposal, in this order. Leaves out customers with an accepted proposal.
 */
function listNextSteps(
  proposals: readonly ListedProposal[],
  customers: readonly ListedCustomer[],
  userId: string,
): NextStep[] {
  const done = new Set(
    proposals.filter(({ acceptedTimestamp }) => acceptedTimestamp).map(({ customer }) => customer._id),
  );
  const open = proposals.filter(({ customer }) => !done.has(customer._id));
  const known = new Set(proposals.map(({ customer }) => customer._id));
  const about = (
    of: readonly ListedProposal[],
    verb: string,
    explain: (proposal: ListedProposal) => string,
  ) =>
    of.map(
      (proposal): NextStep => ({
        key: proposal._id,
        to: customerPath(proposal.customer._id, 'propostas'),
        text: `${verb} ${proposal.customer.name}`,
        reason: explain(proposal),
      }),
    );
  const price = ({ finalPrice }: ListedProposal) => (finalPrice ? ` · ${formatMoney(finalPrice)}` : '');
  return [
    ...about(
      open.filter(({ finished, views }) => finished && views > 0),
      'Falar com',
      (proposal) =>
        `Viu a proposta ${formatProposalNumber(proposal.count)}${proposal.views === 1 ? '' : ` ${proposal.views} vezes`}${price(proposal)}`,
    ),
    ...about(
      open.filter(({ finished }) => !finished),
      'Terminar a proposta de',
      () => 'Começada e ainda não gerada',
    ),
    ...about(
      open.filter(({ finished, views }) => finished && views === 0),
      'Lembrar',
      (proposal) => `Ainda não abriu a proposta ${formatProposalNumber(proposal.count)}${price(proposal)}`,
    ),
    ...customers
      .filter(({ _id }) => !known.has(_id))
      .flatMap(({ _id, name }): NextStep[] => {
        const to = newProposalPath(_id, userId);
        return to === null
          ? []
          : [{ key: _id, to, text: `Fazer a proposta de ${name}`, reason: 'Cliente sem proposta' }];
      }),
  ];
}

const { color, font, screen, space } = tokens;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${font[13]};
  li { padding: ${space[8]} 0; border-top: 1px solid ${color.lineSoft}; }
  li:first-child { border-top: 0; padding-top: 0; }
  @media ${screen.phone} {
    li { position: relative; }
    /* The whole step is pressed: the words alone are too small for a finger. */
    a::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
  small {
    display: block;
    color: ${color.inkSoft};
    font: ${font[12]};
    font-variant-numeric: tabular-nums;
  }
`;
