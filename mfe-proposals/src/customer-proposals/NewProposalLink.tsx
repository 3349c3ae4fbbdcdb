import { ButtonLink } from '@girassol/shared-ui';
import { newProposalPath } from '../addresses/proposals';
import { useProposalRights } from '../proposals/proposal-rights';

interface NewProposalLinkProps {
  customerId: string;
  /** Item that the proposal is made for. */
  itemId?: string | undefined;
}

/** Link that starts a proposal for a customer, or for an item of theirs. Renders nothing for people who cannot make proposals. */
export function NewProposalLink({ customerId, itemId }: NewProposalLinkProps) {
  const rights = useProposalRights();
  if (!rights?.seesList || !rights.changes) return null;
  const path = newProposalPath(customerId, rights.session.userId, itemId);
  // The panel stands in another area's page: a plain link, which the shell follows.
  return (
    <ButtonLink href={path} size="sm" icon="plus">
      Nova proposta
    </ButtonLink>
  );
}
