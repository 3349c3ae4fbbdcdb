import type { Proposal } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { Refusal, wrongField } from '../../platform/refusals/refusal';
import { proposalAnswer } from './proposal-answer';
import { visibleProposal } from './visible-proposal';
import { writeProposal } from './write-step';

/** Says where the system can be watched. It is looked at anew; once approved it stays. */
export async function setMonitoringLink(
  tx: Tx,
  caller: Caller,
  pid: string,
  link: string,
): Promise<Proposal> {
  const url = webAddress(link);
  if (url === null) throw wrongField('link', 'Insira um endereço que comece com http:// ou https://.');
  const proposal = await visibleProposal(tx, caller, pid, { forUpdate: true });
  const known = proposal.data.monitoringLink;
  if (known?.status === 'APPROVED')
    throw new Refusal(409, 'O link de monitoramento já foi aprovado e não pode ser alterado.');
  if (known?.url === url) return proposalAnswer(tx, caller, proposal);
  const answer = await writeProposal(tx, caller, proposal, {
    sections: { monitoringLink: { url, status: 'PENDING' } },
  });
  // Where it can be watched is nothing the customer was asked about: what was taken stays taken.
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
