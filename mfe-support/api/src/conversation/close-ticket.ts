import type { Tx } from '@girassol/api-platform/database';
import { appendMessage } from './append-message';
import { stopPromisedTimes } from './promised-times';
import { recordSolvedPromise } from './record-promises';
import type { TicketRow } from './ticket-row';

/** Closes a ticket whose row is locked, with a message that says why; returns the number of that message. */
export async function closeTicket(tx: Tx, ticket: TicketRow, now: Date, text: string): Promise<number> {
  await recordSolvedPromise(tx, ticket, now);
  await tx
    .updateTable('support_tickets')
    .set({
      status: 'CLOSED',
      closed_at: now,
      answered_at: null,
      snoozed_until: null,
      ...stopPromisedTimes(ticket, now),
    })
    .where('account_id', '=', ticket.account_id)
    .where('id', '=', ticket.id)
    .execute();
  return appendMessage(tx, ticket, { role: 'system', author: null, text });
}
