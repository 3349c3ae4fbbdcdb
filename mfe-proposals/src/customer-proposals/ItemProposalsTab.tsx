import type { SlotContext } from '@girassol/federation';
import { NewProposalLink } from './NewProposalLink';
import { CustomerProposalList } from './ProposalList';

/** "Propostas" tab of the item panel: all proposals of the item's customer. */
export default function ItemProposalsTab({ item }: SlotContext<'board-item.tab/v1'>) {
  return (
    <CustomerProposalList
      customer={item.customer}
      approvedId={item.approvedProposal}
      action={<NewProposalLink item={item} />}
    />
  );
}
