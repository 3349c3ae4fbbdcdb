import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import type { Proposal } from '@girassol/shared-domain/contract';
import { loadVisibleProposal } from '../proposals/load-visible-proposal';
import { setMonitoringLink } from '../proposals/set-monitoring-link';
import { enqueueBankCommand } from './bank-commands';
import { addPersonStep, updateFinancing } from './financing-steps';

/**
 * Saves the monitoring link of a proposal, and enqueues sending the link to the banks of the proposal's open
 * deals (financing-095).
 */
export async function sendMonitoringLink(
  tx: Tx,
  caller: Caller,
  pid: string,
  link: string,
): Promise<Proposal> {
  const { id, data } = await loadVisibleProposal(tx, caller, pid);
  // Before the proposal is held: see `addOptionsToProposal`.
  const deals = await tx
    .selectFrom('financings')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('proposal_id', '=', id)
    .where('stage', '=', 'DEAL')
    .where('state', '=', 'OPEN')
    .orderBy('id')
    .forUpdate()
    .execute();
  const proposal = await setMonitoringLink(tx, caller, pid, link);
  if (proposal.monitoringLink?.url === data.monitoringLink?.url) return proposal;
  for (const financing of deals) {
    const stepId = await addPersonStep(tx, caller, financing, {
      title: 'Link de monitoramento enviado',
      content: proposal.monitoringLink?.url ?? '',
    });
    await enqueueBankCommand(tx, financing, { act: 'sendLink', stepId });
    await updateFinancing(tx, caller, financing, { waits_since: new Date() });
  }
  return proposal;
}
