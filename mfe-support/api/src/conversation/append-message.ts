import { randomUUID } from 'node:crypto';
import type { Tx } from '@girassol/api-platform/database';
import { cleanMessage, toPlainText } from '@girassol/support-domain/messages';
import type { MessageRole } from '@girassol/support-domain/tickets';
import { sql } from 'kysely';
import type { MessagePicture } from '../tables';
import { requireSameMessage } from './require-same-message';

/** Message to be added to a ticket. */
export interface NewMessage {
  /** Key of the sender; drawn for messages of the product itself. */
  clientKey?: string | undefined;
  role: MessageRole;
  /** Null: the product itself. */
  author: { id: string; name: string } | null;
  /** Text, with the marks of `parseRichText` or without any. */
  text: string;
  files?: readonly MessagePicture[];
  isInternal?: boolean;
  /** Text of earlier mails that an answer by mail repeats. */
  quoted?: string | null;
}

/**
 * Adds a message to a ticket and returns its number. The update of the ticket's row locks it until the commit, so that
 * numbers become visible in their order: a reader who asks for what follows its last message misses none.
 */
export async function appendMessage(
  tx: Tx,
  { account_id, id }: { account_id: string; id: string },
  { clientKey = randomUUID(), role, author, text, files = [], isInternal = false, quoted = null }: NewMessage,
): Promise<number> {
  const { last_seq: seq } = await tx
    .updateTable('support_tickets')
    .set({ last_seq: sql<number>`last_seq + 1`, updated_at: sql<Date>`now()` })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .returning('last_seq')
    .executeTakeFirstOrThrow();
  const cleaned = cleanMessage(text);
  const content = toPlainText(cleaned);
  await tx
    .insertInto('support_messages')
    .values({
      account_id,
      ticket_id: id,
      seq,
      client_key: clientKey,
      role,
      author_id: author?.id ?? null,
      author_name: author?.name ?? '',
      is_internal: isInternal,
      content,
      rich_content: cleaned === content ? null : cleaned,
      files: JSON.stringify(files),
      quoted,
      // Not the start of the transaction, which may have waited for the row: times grow with the numbers.
      at: sql<Date>`clock_timestamp()`,
    })
    .execute();
  return seq;
}

/**
 * Checks whether a ticket has a message of this key already. Refused (409) where it is there with another text: a changed
 * message is never taken for the one that was sent.
 */
export async function hasMessage(
  tx: Tx,
  { account_id, id }: { account_id: string; id: string },
  { clientKey, text }: { clientKey: string; text: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom('support_messages')
    .select(['content', 'rich_content'])
    .where('account_id', '=', account_id)
    .where('ticket_id', '=', id)
    .where('client_key', '=', clientKey)
    .executeTakeFirst();
  if (found) requireSameMessage((found.rich_content ?? found.content) === cleanMessage(text), 'o chamado');
  return found !== undefined;
}
