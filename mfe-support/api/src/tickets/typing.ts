import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { publishToTicket, type TypingLimiter } from '../conversation';
import { requireTicketRow } from './ticket-access';

/** Publishes that the caller is typing in a ticket. Writes nothing. */
export async function publishTyping(
  tx: Tx,
  caller: Caller,
  ticketId: string,
  mayPass: TypingLimiter,
): Promise<void> {
  const ticket = await requireTicketRow(tx, caller, ticketId);
  if (mayPass(caller.userId))
    await publishToTicket(tx, ticket, { kind: 'ticket-typing', ticket: ticket.id, role: 'user' }, caller);
}
