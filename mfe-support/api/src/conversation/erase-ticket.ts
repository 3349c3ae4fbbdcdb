import type { Tx } from '@girassol/api-platform/database';
import { scheduleFileDeletion } from '@girassol/api-platform/files';
import type { TicketRow } from './ticket-row';

/** Erases a ticket with its messages and pictures, and its contact where that has no other ticket. */
export async function eraseTicket(tx: Tx, ticket: Pick<TicketRow, 'account_id' | 'id'>): Promise<void> {
  const messages = await tx
    .selectFrom('support_messages')
    .select('files')
    .where('account_id', '=', ticket.account_id)
    .where('ticket_id', '=', ticket.id)
    .execute();
  const fileIds = messages.flatMap(({ files }) => files.map(({ id }) => id));
  await scheduleFileDeletion(tx, ticket.account_id, fileIds);
  const erased = await tx
    .deleteFrom('support_tickets')
    .where('account_id', '=', ticket.account_id)
    .where('id', '=', ticket.id)
    .returning('requester_id')
    .executeTakeFirst();
  if (!erased) return;
  await tx
    .deleteFrom('support_contacts')
    .where('account_id', '=', ticket.account_id)
    .where('id', '=', erased.requester_id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('support_tickets as t')
            .select('t.id')
            .whereRef('t.requester_id', '=', 'support_contacts.id'),
        ),
      ),
    )
    .execute();
}
