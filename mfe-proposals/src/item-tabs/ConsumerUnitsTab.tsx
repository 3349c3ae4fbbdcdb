import type { SlotContext } from '@girassol/federation';
import { ConsumerUnitsPanel } from '../proposal-parts/ConsumerUnitsPanel';
import { ApprovedProposalTabFrame } from './ApprovedProposalTabFrame';

/** "UCs" tab of the item panel: the consumer units of the item's approved proposal. */
export default function ConsumerUnitsTab({ item }: SlotContext<'board-item.tab/v1'>) {
  return (
    <ApprovedProposalTabFrame item={item}>
      {(proposal) => <ConsumerUnitsPanel data={proposal} />}
    </ApprovedProposalTabFrame>
  );
}
