import { ApiError, api } from '@girassol/shared-auth';
import { buildFinalUrl, formatProposalNumber } from '@girassol/shared-domain';
import type { ListedProposal } from '@girassol/shared-domain/contract';
import { confirm, showSnackbar } from '@girassol/shared-ui';
import { refreshProposals } from './use-proposals';

/** Copies the address that the customer opens (proposals-016). Browsers may refuse; that is said too. */
export async function copyLink(
  proposal: Pick<ListedProposal, 'frontId' | 'count'>,
  proposalSlug: string | null,
): Promise<void> {
  const url = new URL(buildFinalUrl(proposal, proposalSlug), window.location.origin);
  try {
    await navigator.clipboard.writeText(url.href);
    showSnackbar({ text: 'Link da Proposta Copiado!' });
  } catch {
    showSnackbar({ text: 'O navegador não permitiu copiar.' });
  }
}

/** Makes a new proposal of another; answers its frontId. A refusal has shown its dialog. */
export async function clone({ _id, count }: ListedProposal): Promise<string | null> {
  try {
    const { clonedProposalId } = await api('POST /proposals/cloned-proposal/:proposalId', {
      params: { proposalId: _id },
    });
    showSnackbar({ text: `A proposta ${formatProposalNumber(count)} foi clonada.` });
    return clonedProposalId;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  } finally {
    refreshProposals();
  }
}

/** What goes with a proposal, in a sentence (proposals-012). */
export function consequenceOf(linkedWorks: number): string {
  const always = 'Os projetos e obras ligados a ela também serão excluídos.';
  if (linkedWorks === 0) return `${always} Hoje não há nenhum.`;
  return linkedWorks === 1 ? `${always} Hoje há 1.` : `${always} Hoje há ${linkedWorks}.`;
}

/** Asks, then deletes for good, with its projects and works. */
export async function remove({ _id, count, customer, linkedWorks }: ListedProposal): Promise<void> {
  const number = formatProposalNumber(count);
  const isSure = await confirm({
    title: 'EXCLUIR PROPOSTA',
    text: `A proposta ${number} de ${customer.name} será excluída de vez. ${consequenceOf(linkedWorks)} Isto não pode ser desfeito.`,
    confirmLabel: 'Excluir',
    cancelLabel: 'Cancelar',
    danger: true,
  });
  if (!isSure) return;
  try {
    await api('DELETE /proposals/single/:proposalId', { params: { proposalId: _id } });
    showSnackbar({ text: `A proposta ${number} foi excluída.` });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  } finally {
    refreshProposals();
  }
}
