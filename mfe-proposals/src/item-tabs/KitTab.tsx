import type { SlotContext } from '@girassol/federation';
import { KitPanel } from '../proposal-parts/KitPanel';
import { ApprovedProposalTab } from './ApprovedProposalTab';

/** The Kit tab: equipment of the approved proposal. */
export default function KitTab({ item }: SlotContext<'board-item.tab/v1'>) {
  return <ApprovedProposalTab item={item}>{(proposal) => <KitPanel data={proposal} />}</ApprovedProposalTab>;
}
