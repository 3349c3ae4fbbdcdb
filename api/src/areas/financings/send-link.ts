import type { Proposal } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { setMonitoringLink } from '../proposals/set-monitoring-link';
import { visibleProposal } from '../proposals/visible-proposal';
import { addPersonStep, writeFinancing } from './record-step';
import { enqueueTold } from './tell-bank';

/** Says where the system can be watched; the bank of the proposal's deal is told (financing-095). */
export async function sendLink(tx: Tx, caller: Caller, pid: string, link: string): Promise<Proposal> {
  const { id, data } = await visibleProposal(tx, caller, pid);
  // Before the proposal is held: see `addOptions`.
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
    await enqueueTold(tx, financing, { act: 'sendLink', stepId });
    await writeFinancing(tx, caller, financing, { waits_since: new Date() });
  }
  return proposal;
}
