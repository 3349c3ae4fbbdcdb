import type { SlotContext } from '@girassol/federation';
import { ProjectPanel } from '../proposal-parts/ProjectPanel';
import { ApprovedProposalTabFrame } from './ApprovedProposalTabFrame';

/**
 * "Projeto" tab of the item panel: the system of the item's approved proposal, and the system's generation
 * compared with the consumption.
 */
export default function ProjectTab({ item }: SlotContext<'board-item.tab/v1'>) {
  return (
    <ApprovedProposalTabFrame item={item}>
      {(proposal) => <ProjectPanel data={proposal} />}
    </ApprovedProposalTabFrame>
  );
}
