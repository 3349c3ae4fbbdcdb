import type { SlotContext } from '@girassol/federation';
import { KitPanel } from '../proposal-parts/KitPanel';
import { ApprovedProposalTabFrame } from './ApprovedProposalTabFrame';

/** "Kit" tab of the item panel: the equipment of the item's approved proposal. */
export default function KitTab({ item }: SlotContext<'board-item.tab/v1'>) {
  return (
    <ApprovedProposalTabFrame item={item}>
      {(proposal) => <KitPanel data={proposal} />}
    </ApprovedProposalTabFrame>
  );
}
