import { ApiError, api } from '@girassol/shared-auth';
import { buildPublicProposalPath, nameProposal } from '@girassol/shared-domain';
import type { ListedProposal } from '@girassol/shared-domain/contract';
import { confirm, showSnackbar } from '@girassol/shared-ui';
import { refreshProposals } from './use-proposals';

/**
 * Copies the public address of a proposal, which the customer opens, to the clipboard (proposals-016). Shows
 * a snackbar with the result, including a refusal by the browser.
 */
export async function copyProposalLink(
  proposal: Pick<ListedProposal, 'frontId' | 'count'>,
  proposalSlug: string | null,
): Promise<void> {
  const url = new URL(buildPublicProposalPath(proposal, proposalSlug), window.location.origin);
  try {
    await navigator.clipboard.writeText(url.href);
    showSnackbar({ text: 'Link da Proposta Copiado!' });
  } catch {
    showSnackbar({ text: 'O navegador não permitiu copiar.' });
  }
}

/** Shows a snackbar with the server's refusal instead of a dialog (shell.errors-013). */
function showRefusal(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  showSnackbar({ text: error.message });
}

/** Clones a proposal. Resolves to the frontId of the clone, or to null after a refusal. */
export const cloneProposal = (proposal: CopiedProposal): Promise<string | null> =>
  copyProposal(proposal, { isNewVersion: false }, `A ${nameProposal(proposal.count)} foi clonada.`);

/**
 * Starts a new version of an agreed proposal. Resolves to the frontId of the new version, or to null after a
 * refusal.
 */
export const startNewProposalVersion = (proposal: CopiedProposal): Promise<string | null> =>
  copyProposal(proposal, { isNewVersion: true }, `Nova versão da ${nameProposal(proposal.count)} iniciada.`);

type CopiedProposal = Pick<ListedProposal, '_id' | 'count'>;

async function copyProposal(
  { _id }: CopiedProposal,
  body: { isNewVersion: boolean },
  text: string,
): Promise<string | null> {
  try {
    const { clonedProposalId } = await api('POST /proposals/cloned-proposal/:proposalId', {
      params: { proposalId: _id },
      body,
      silent: true,
    });
    showSnackbar({ text });
    return clonedProposalId;
  } catch (error) {
    showRefusal(error);
    return null;
  } finally {
    refreshProposals();
  }
}

/** Describes in a sentence what is deleted together with a proposal (proposals-012). */
export function describeProposalDeletion(linkedWorks: number): string {
  const always = 'Os projetos e obras ligados a ela também serão excluídos.';
  if (linkedWorks === 0) return `${always} Hoje não há nenhum.`;
  return linkedWorks === 1 ? `${always} Hoje há 1.` : `${always} Hoje há ${linkedWorks}.`;
}

/** Asks for confirmation and permanently deletes a proposal with its projects and installations. */
export async function deleteProposal({ _id, count, customer, linkedWorks }: ListedProposal): Promise<void> {
  const name = nameProposal(count);
  const isSure = await confirm({
    title: 'EXCLUIR PROPOSTA',
    text: `A ${name} de ${customer.name} será excluída de vez. ${describeProposalDeletion(linkedWorks)} Isto não pode ser desfeito.`,
    confirmLabel: 'Excluir proposta',
    cancelLabel: 'Cancelar',
    danger: true,
  });
  if (!isSure) return;
  try {
    await api('DELETE /proposals/single/:proposalId', { params: { proposalId: _id }, silent: true });
    showSnackbar({ text: `A ${name} foi excluída.` });
  } catch (error) {
    showRefusal(error);
  } finally {
    refreshProposals();
  }
}
