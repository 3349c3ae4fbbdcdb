import { KitPanel } from '@girassol/shared-ui/proposals';
import type { BuiltInTabProps } from '../item-panel/built-in-tabs';
import { ApprovedProposalTab } from './ApprovedProposalTab';

/** The Kit tab: equipment of the approved proposal. */
export default function KitTab({ item }: BuiltInTabProps) {
  return <ApprovedProposalTab item={item}>{(proposal) => <KitPanel data={proposal} />}</ApprovedProposalTab>;
}
