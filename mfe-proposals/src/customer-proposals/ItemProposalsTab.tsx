import type { SlotContext } from '@girassol/federation';
import type { BoardItem, ListedProposal } from '@girassol/shared-domain/contract';
import { useMemo } from 'react';
import { NewProposalLink } from './NewProposalLink';
import { CustomerProposalList } from './ProposalList';

/**
 * "Propostas" tab of the item panel: all proposals of the item's customer, those of the item's deal apart from the
 * others.
 */
export default function ItemProposalsTab({ item }: SlotContext<'board-item.tab/v1'>) {
  const isOfDeal = useMemo(() => createDealFilter(item), [item]);
  return (
    <CustomerProposalList
      customer={item.customer}
      approvedId={item.approvedProposal}
      action={<NewProposalLink customerId={item.customer._id} itemId={item._id} />}
      isOfDeal={isOfDeal}
      openItem={item._id}
    />
  );
}

/** Creates a function that tells whether a proposal was made for the deal of an item, or was agreed in it. */
function createDealFilter({
  _id,
  relatedPreSale,
  dealRecords = [],
  approvedProposal,
  acceptedProposal,
}: BoardItem): (proposal: ListedProposal) => boolean {
  const items = new Set([_id, relatedPreSale, ...dealRecords.map((record) => record._id)]);
  const agreed = new Set([approvedProposal, acceptedProposal?._id]);
  return (proposal) => (proposal.saleId != null && items.has(proposal.saleId)) || agreed.has(proposal._id);
}
