import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { invalidField, Refusal } from '@girassol/api-platform/refusals/refusal';
import type { Proposal } from '@girassol/shared-domain/contract';
import { loadProposalRecord } from './load-proposal-record';
import { loadVisibleProposal } from './load-visible-proposal';
import { updateProposal } from './save-step';

/**
 * Sets the link at which the installed system of a proposal can be monitored, and marks it for review. A new
 * link does not void the customer's acceptance. Throws 409 if a link is already approved.
 */
export async function setMonitoringLink(
  tx: Tx,
  caller: Caller,
  pid: string,
  link: string,
): Promise<Proposal> {
  const url = webAddress(link);
  if (url === null) throw invalidField('link', 'Insira um endereço que comece com http:// ou https://.');
  const proposal = await loadVisibleProposal(tx, caller, pid, { forUpdate: true });
  const known = proposal.data.monitoringLink;
  if (known?.status === 'APPROVED')
    throw new Refusal(409, 'O link de monitoramento já foi aprovado e não pode ser alterado.');
  if (known?.url === url) return loadProposalRecord(tx, caller, proposal);
  const answer = await updateProposal(tx, caller, proposal, {
    sections: { monitoringLink: { url, status: 'PENDING' } },
  });
  // The monitoring link was not part of what the customer accepted, so an acceptance stays valid.
  await tx
    .updateTable('proposal_acceptances')
    .set({ version: answer.version })
    .where('account_id', '=', caller.accountId)
    .where('proposal_id', '=', proposal.id)
    .where('version', '=', proposal.version)
    .execute();
  return answer;
}

/** The address, if it is one of the web: nothing that runs when it is clicked. */
function webAddress(link: string): string | null {
  const url = URL.parse(link);
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : null;
}
