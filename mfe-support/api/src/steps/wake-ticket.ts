import type { Tx } from '@girassol/api-platform/database';
import { appendMessage, type TicketRow } from '../conversation';
import { scheduleClosing } from './schedule-closing';

/** Ends the snooze of a ticket whose day has come; an answered one waits for its customer from now on. Returns the number of the message. */
export async function wakeTicket(tx: Tx, ticket: TicketRow, now: Date): Promise<number> {
  const isAnswered = ticket.status === 'ANSWERED';
  await tx
    .updateTable('support_tickets')
    .set({ snoozed_until: null, ...(isAnswered && { answered_at: now }) })
    .where('account_id', '=', ticket.account_id)
    .where('id', '=', ticket.id)
    .execute();
  const text = 'O dia para o qual este chamado foi adiado chegou.';
  const seq = await appendMessage(tx, ticket, { role: 'system', author: null, text });
  if (isAnswered) await scheduleClosing(tx, ticket, now);
  return seq;
}
