import type { Tx } from '@girassol/api-platform/database';
import { cleanTitle } from '@girassol/support-domain/messages';
import { sql } from 'kysely';
import { publishTicketAndQueueChanged, type TicketRow } from '../conversation';
import type { Attendant } from '../conversation/in-ticket-account';

/** Sets the tags of a ticket: each once, in small letters, by the alphabet. */
export async function tagTicket(
  tx: Tx,
  ticket: TicketRow,
  attendant: Attendant,
  tags: readonly string[],
): Promise<void> {
  const cleaned = [...new Set(tags.map((tag) => cleanTitle(tag).toLocaleLowerCase('pt-BR')))]
    .filter((tag) => tag !== '')
    .sort((a, b) => a.localeCompare(b, 'pt-BR'));
  await tx
    .updateTable('support_tickets')
    .set({ tags: cleaned })
    .where('account_id', '=', ticket.account_id)
    .where('id', '=', ticket.id)
    .execute();
  await publishTicketAndQueueChanged(tx, ticket, ticket.last_seq, { ...attendant, reachesAccount: false });
}

/** Lists the tags that tickets have, for suggestions and filters. */
export async function listTags(tx: Tx): Promise<{ tags: string[] }> {
  const { rows } = await sql<{ tag: string }>`select tag from list_support_tags()`.execute(tx);
  return { tags: rows.map(({ tag }) => tag) };
}
