import type { Proposal } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Caller } from '../access';
import type { Tx } from '../database';
import { publish } from '../events/publish';
import { Refusal, wrongField } from '../http/refusal';
import { proposalAnswer } from './proposal-answer';
import { visibleProposal } from './visible-proposal';

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
  const written = await tx
    .updateTable('proposals')
    .set({
      data: sql`data || ${JSON.stringify({ monitoringLink: { url, status: 'PENDING' } })}::jsonb`,
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
      updated_by: caller.userId,
    })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', proposal.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  // Where it can be watched is nothing the customer was asked about: what was taken stays taken.
  await tx
    .updateTable('proposal_acceptances')
    .set({ version: written.version })
    .where('account_id', '=', caller.accountId)
    .where('proposal_id', '=', proposal.id)
    .where('version', '=', proposal.version)
    .execute();
  await publish(tx, caller, { kind: 'proposals-changed', customer: written.customer_id });
  return proposalAnswer(tx, caller, written);
}

/** The address, if it is one of the web: nothing that runs when it is clicked. */
function webAddress(link: string): string | null {
  const url = URL.parse(link);
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : null;
}
