import { buildFinalUrl } from '@girassol/shared-domain';
import type { ListedProposal } from '@girassol/shared-domain/contract';
import type { MenuItem } from '@girassol/shared-ui/overlays';
import { finalViewPaths } from '../addresses/proposals';
import { copyLink } from './proposal-actions';

/** A document of the server, beside the list it is opened from. */
const show = (path: string) => void window.open(path, '_blank', 'noopener');

/** What can be done with the final views of a proposal (proposals-004); nothing before it is finished. */
export function finalItems(proposal: ListedProposal, proposalSlug: string | null): MenuItem[] {
  if (!proposal.finished) return [];
  const paths = finalViewPaths(proposal.frontId);
  return [
    {
      id: 'open',
      label: 'Ver proposta',
      icon: 'eye',
      onAction: () => show(buildFinalUrl(proposal, proposalSlug)),
    },
    {
      id: 'link',
      label: 'Copiar link',
      icon: 'link',
      onAction: () => void copyLink(proposal, proposalSlug),
    },
    { id: 'print', label: 'Imprimir', icon: 'file', onAction: () => show(paths.print) },
    { id: 'pdf', label: 'Baixar PDF', icon: 'download', onAction: () => show(paths.pdf) },
  ];
}
