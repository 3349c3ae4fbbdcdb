import { buildPublicProposalPath } from '@girassol/shared-domain';
import type { ListedProposal } from '@girassol/shared-domain/contract';
import type { MenuItem } from '@girassol/shared-ui/overlays';
import { getFinalViewPaths } from '../addresses/proposals';
import { resumeProposalPath } from '../addresses/wizard';
import { copyProposalLink } from './proposal-actions';
import type { ProposalRights } from './proposal-rights';

/** Address that a proposal's number opens. */
export interface ProposalAddress {
  path: string;
  /** The page of the customer, which opens in a tab of its own. */
  isPublic: boolean;
}

/**
 * Returns the address that the number of a proposal opens: the customer's page, or the wizard for a draft; null for a
 * draft that the person may not change.
 */
export function getProposalAddress(
  proposal: ListedProposal,
  { changes, proposalSlug }: Pick<ProposalRights, 'changes' | 'proposalSlug'>,
): ProposalAddress | null {
  if (proposal.finished) return { path: buildPublicProposalPath(proposal, proposalSlug), isPublic: true };
  return changes ? { path: resumeProposalPath(proposal), isPublic: false } : null;
}

/** A document of the server, beside the list it is opened from. */
const openInNewTab = (path: string) => void window.open(path, '_blank', 'noopener');

/**
 * Builds the menu entries for the final views of a proposal, such as the public page and the PDF file
 * (proposals-004); an empty list for a proposal that is not finished.
 */
export function buildFinalViewMenuItems(proposal: ListedProposal, proposalSlug: string | null): MenuItem[] {
  if (!proposal.finished) return [];
  const paths = getFinalViewPaths(proposal.frontId);
  return [
    {
      id: 'open',
      label: 'Ver proposta',
      icon: 'eye',
      onAction: () => openInNewTab(buildPublicProposalPath(proposal, proposalSlug)),
    },
    {
      id: 'link',
      label: 'Copiar link',
      icon: 'link',
      onAction: () => void copyProposalLink(proposal, proposalSlug),
    },
    { id: 'print', label: 'Imprimir', icon: 'file', onAction: () => openInNewTab(paths.print) },
    { id: 'pdf', label: 'Baixar PDF', icon: 'download', onAction: () => openInNewTab(paths.pdf) },
  ];
}
