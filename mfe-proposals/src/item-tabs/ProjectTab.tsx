import type { SlotContext } from '@girassol/federation';
import { ProjectPanel } from '../proposal-parts/ProjectPanel';
import { ApprovedProposalTab } from './ApprovedProposalTab';

/** The Projeto tab: the system, and what it gives beside what is used. */
export default function ProjectTab({ item }: SlotContext<'board-item.tab/v1'>) {
  return (
    <ApprovedProposalTab item={item}>{(proposal) => <ProjectPanel data={proposal} />}</ApprovedProposalTab>
  );
}
