import type { ListedProposal } from '@girassol/shared-domain/contract';
import type { MenuItem } from '@girassol/shared-ui/overlays';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { editProposalPath } from '../addresses/wizard';
import { buildGenerationMenuItem } from '../generation/use-generation-dialog';
import { buildFinalViewMenuItems } from '../proposals/final-items';
import { cloneProposal, deleteProposal, startNewProposalVersion } from '../proposals/proposal-actions';
import type { ProposalRights } from '../proposals/proposal-rights';

/** Builds the menu entry "Gerar documento", which opens the dialog for a Word document of a proposal. */
export const buildDocumentMenuItem = (onAction: () => void): MenuItem => ({
  id: 'document',
  label: 'Gerar documento',
  icon: 'file',
  onAction,
});

/**
 * Returns a function that builds the menu of a proposal in the list. Entries whose pages the person cannot
 * open are left out.
 */
export function useProposalMenu(
  { changes, deletes, makesDocuments, proposalSlug }: ProposalRights,
  makeDocument: (proposal: ListedProposal) => void,
  showGeneration: (proposal: ListedProposal) => void,
): (proposal: ListedProposal) => MenuItem[] {
  const navigate = useNavigate();
  return useCallback(
    (proposal) => {
      const open = async (copying: Promise<string | null>) => {
        const copy = await copying;
        if (copy) navigate(editProposalPath(copy));
      };
      const edit = editProposalPath(proposal.frontId);
      const items: (MenuItem | false)[] = [
        ...buildFinalViewMenuItems(proposal, proposalSlug),
        // The call is refused to an account in bad standing.
        changes && buildGenerationMenuItem(() => showGeneration(proposal)),
        changes &&
          proposal.isAgreed === true && {
            id: 'version',
            label: 'Nova versão',
            icon: 'pencil',
            onAction: () => void open(startNewProposalVersion(proposal)),
          },
        changes &&
          !proposal.isAgreed && {
            id: 'edit',
            label: 'Editar',
            icon: 'pencil',
            onAction: () => navigate(edit),
          },
        changes && {
          id: 'clone',
          label: 'Clonar',
          icon: 'copy',
          onAction: () => void open(cloneProposal(proposal)),
        },
        makesDocuments && buildDocumentMenuItem(() => makeDocument(proposal)),
        deletes &&
          !proposal.isAgreed && {
            id: 'delete',
            label: 'Excluir',
            icon: 'trash',
            isDanger: true,
            onAction: () => void deleteProposal(proposal),
          },
      ];
      return items.filter((item) => item !== false);
    },
    [navigate, changes, deletes, makesDocuments, proposalSlug, makeDocument, showGeneration],
  );
}
