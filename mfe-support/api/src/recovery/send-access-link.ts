import { mailRecoveryLinkJob } from '@girassol/account-api/recovery';
import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { enqueue } from '@girassol/api-platform/jobs';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { appendMessage, publishTicketAndQueueChanged } from '../conversation';
import { inTicketAccount } from '../conversation/in-ticket-account';

/** Minutes between two links that an attendant sends for one ticket. */
const MINUTES_BETWEEN_LINKS = 5;

/**
 * Mails a link to a new password for the e-mail that a recovery ticket names. The job finds the account by it, and mails to
 * the address on file; neither the attendant nor the chat learns whether there is one.
 */
export const sendAccessLink = (tx: Tx, caller: Caller, ticketId: string): Promise<void> =>
  inTicketAccount(tx, caller, ticketId, async (ticket, attendant) => {
    if (ticket.kind !== 'RECOVERY')
      throw new Refusal(409, 'O link de acesso só é enviado em chamados de recuperação de acesso.');
    const contact = await tx
      .selectFrom('support_contacts')
      .selectAll()
      .where('account_id', '=', ticket.account_id)
      .where('id', '=', ticket.requester_id)
      .executeTakeFirstOrThrow();
    const since = contact.link_sent_at?.getTime() ?? 0;
    if (Date.now() - since < MINUTES_BETWEEN_LINKS * 60_000)
      throw new Refusal(409, `O link acabou de ser enviado. Aguarde ${MINUTES_BETWEEN_LINKS} minutos.`);
    await tx
      .updateTable('support_contacts')
      .set({ link_sent_at: new Date() })
      .where('account_id', '=', ticket.account_id)
      .where('id', '=', ticket.requester_id)
      .execute();
    const { email, ip, user_agent: userAgent } = contact;
    await enqueue(tx, mailRecoveryLinkJob, {
      accountId: ticket.account_id,
      payload: { email, ip, userAgent },
    });
    const text = `${attendant.name} enviou um link para escolher uma nova senha ao e-mail cadastrado na conta de ${email}, se houver uma. Ele vale por uma hora.`;
    const seq = await appendMessage(tx, ticket, { role: 'system', author: null, text });
    await publishTicketAndQueueChanged(tx, ticket, seq, attendant);
  });
