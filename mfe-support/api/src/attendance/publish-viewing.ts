import type { Tx } from '@girassol/api-platform/database';
import { publishToAttendants, publishToTicket, type TicketRow, type TypingLimiter } from '../conversation';
import type { Attendant } from '../conversation/in-ticket-account';

interface ViewerSign {
  sign: 'arrived' | 'viewing' | 'typing' | 'left';
  isInternal: boolean;
}

/** Publishes to attendants who views a ticket or types in it, and to the people of the ticket that support types. */
export async function publishViewing(
  tx: Tx,
  ticket: TicketRow,
  attendant: Attendant,
  { sign, isInternal, mayPass }: ViewerSign & { mayPass: TypingLimiter },
): Promise<void> {
  const { userId: user, name, clientId } = attendant;
  if (sign === 'typing' && !mayPass(isInternal ? `${user} note` : user)) return;
  await publishToAttendants(tx, { kind: 'ticket-viewed', ticket: ticket.id, user, name, sign }, clientId);
  if (sign === 'typing' && !isInternal)
    await publishToTicket(
      tx,
      ticket,
      { kind: 'ticket-typing', ticket: ticket.id, role: 'assistant' },
      attendant,
    );
}
