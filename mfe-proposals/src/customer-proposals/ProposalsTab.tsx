import type { SlotContext } from '@girassol/federation';
import { NewProposalLink } from './NewProposalLink';
import { ProposalList } from './ProposalList';

/** Fills the Propostas tab of the item panel: all proposals of the customer of the item. */
export default function ProposalsTab({ item }: SlotContext<'board-item.tab/v1'>) {
  return (
    <ProposalList
      customer={item.customer}
      approvedId={item.approvedProposal}
      action={<NewProposalLink item={item} />}
    />
  );
}
