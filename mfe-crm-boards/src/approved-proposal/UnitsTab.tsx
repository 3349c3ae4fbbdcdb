import { UnitsPanel } from '@girassol/shared-ui/proposals';
import type { BuiltInTabProps } from '../item-panel/built-in-tabs';
import { ApprovedProposalTab } from './ApprovedProposalTab';

/** The UCs tab: consumer units of the approved proposal. */
export default function UnitsTab({ item }: BuiltInTabProps) {
  return (
    <ApprovedProposalTab item={item}>{(proposal) => <UnitsPanel data={proposal} />}</ApprovedProposalTab>
  );
}
