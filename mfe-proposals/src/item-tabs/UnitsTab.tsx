import type { SlotContext } from '@girassol/federation';
import { UnitsPanel } from '../proposal-parts/UnitsPanel';
import { ApprovedProposalTab } from './ApprovedProposalTab';

/** The UCs tab: consumer units of the approved proposal. */
export default function UnitsTab({ item }: SlotContext<'board-item.tab/v1'>) {
  return (
    <ApprovedProposalTab item={item}>{(proposal) => <UnitsPanel data={proposal} />}</ApprovedProposalTab>
  );
}
