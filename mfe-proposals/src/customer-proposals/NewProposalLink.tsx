import type { BoardItem } from '@girassol/shared-domain/contract';
import { ButtonLink } from '@girassol/shared-ui';
import { newProposalPath } from '../addresses/proposals';
import { useProposalRights } from '../proposals/proposal-rights';

/** Link that starts a proposal for an item. Renders nothing for people who cannot make proposals. */
export function NewProposalLink({ item }: { item: BoardItem }) {
  const rights = useProposalRights();
  if (!rights?.seesList || !rights.changes) return null;
  const path = newProposalPath(item.customer._id, rights.session.userId, item._id);
  // The panel stands in another area's page: a plain link, which the shell follows.
  return (
    <ButtonLink href={path} size="sm" icon="plus">
      Nova proposta
    </ButtonLink>
  );
}
