import type { Tx } from '@girassol/api-platform/database';
import { sql } from 'kysely';
import { publishTicketChanged } from './publish-ticket';
import type { TicketRow } from './ticket-row';

/** Records up to which message a person of the side that asks has read a ticket; never back. */
export async function markReadByRequester(
  tx: Tx,
  ticket: TicketRow,
  { userId, seq, clientId }: { userId: string; seq: number; clientId: string | null },
): Promise<void> {
  const read = Math.min(seq, ticket.last_seq);
  const { rows } = await sql<{ seq: number }>`
    insert into support_reads (account_id, ticket_id, user_id, seq)
    values (${ticket.account_id}, ${ticket.id}, ${userId}, ${read})
    on conflict (ticket_id, user_id) do update set seq = excluded.seq where support_reads.seq < excluded.seq
    returning seq`.execute(tx);
  if (rows.length > 0) await publishTicketChanged(tx, ticket, ticket.last_seq, { clientId });
}
