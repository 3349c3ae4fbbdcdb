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

/** What the server said of what it did not do. No dialog: shell.errors-013. */
function tellRefusal(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  showSnackbar({ text: error.message });
}

/** Makes a new proposal of another; answers its frontId, null where it was refused. */
export const clone = (proposal: CopiedProposal): Promise<string | null> =>
  copyOf(
    proposal,
    { isNewVersion: false },
    `A proposta ${formatProposalNumber(proposal.count)} foi clonada.`,
  );

/** Begins a new version of what was agreed to; answers its frontId, null where it was refused. */
export const beginNewVersion = (proposal: CopiedProposal): Promise<string | null> =>
  copyOf(
    proposal,
    { isNewVersion: true },
    `Nova versão da proposta ${formatProposalNumber(proposal.count)} iniciada.`,
  );

type CopiedProposal = Pick<ListedProposal, '_id' | 'count'>;

async function copyOf(
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
    tellRefusal(error);
    return null;
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
    confirmLabel: 'Excluir proposta',
    cancelLabel: 'Cancelar',
    danger: true,
  });
  if (!isSure) return;
  try {
    await api('DELETE /proposals/single/:proposalId', { params: { proposalId: _id }, silent: true });
    showSnackbar({ text: `A proposta ${number} foi excluída.` });
  } catch (error) {
    tellRefusal(error);
  } finally {
    refreshProposals();
  }
}
