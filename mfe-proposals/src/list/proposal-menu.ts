import type { ListedProposal } from '@girassol/shared-domain/contract';
import type { MenuItem } from '@girassol/shared-ui/overlays';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { editProposalPath } from '../addresses/wizard';
import { generationItem } from '../generation/use-generation-dialog';
import { finalItems } from '../proposals/final-items';
import { beginNewVersion, clone, remove } from '../proposals/proposal-actions';
import type { ProposalRights } from '../proposals/proposal-rights';

/** Opens the dialog that makes a Word document. */
export const documentItem = (onAction: () => void): MenuItem => ({
  id: 'document',
  label: 'Gerar documento',
  icon: 'file',
  onAction,
});

/** What can be done with one proposal, from its row. What leads to a page that is not there is not offered. */
export function useRowMenu(
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
        ...finalItems(proposal, proposalSlug),
        // The call is refused to an account in bad standing.
        changes && generationItem(() => showGeneration(proposal)),
        changes &&
          proposal.isAgreed === true && {
            id: 'version',
            label: 'Nova versão',
            icon: 'pencil',
            onAction: () => void open(beginNewVersion(proposal)),
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
          onAction: () => void open(clone(proposal)),
        },
        makesDocuments && documentItem(() => makeDocument(proposal)),
        deletes &&
          !proposal.isAgreed && {
            id: 'delete',
            label: 'Excluir',
            icon: 'trash',
            isDanger: true,
            onAction: () => void remove(proposal),
          },
      ];
      return items.filter((item) => item !== false);
    },
    [navigate, changes, deletes, makesDocuments, proposalSlug, makeDocument, showGeneration],
  );
}
