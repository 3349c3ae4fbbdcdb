import { ProjectPanel } from '@girassol/shared-ui/proposals';
import type { BuiltInTabProps } from '../item-panel/built-in-tabs';
import { ApprovedProposalTab } from './ApprovedProposalTab';

/** The Projeto tab: the system, and what it gives beside what is used. */
export default function ProjectTab({ item }: BuiltInTabProps) {
  return (
    <ApprovedProposalTab item={item}>{(proposal) => <ProjectPanel data={proposal} />}</ApprovedProposalTab>
  );
}
