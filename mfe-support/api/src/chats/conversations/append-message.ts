import type { Tx } from '@girassol/api-platform/database';
import { sql } from 'kysely';
import type { ChatFile } from '../../tables';
import type { ChatRow } from '../access/visible-chats';

/** Characters of a message that a list shows. */
const MAX_EXCERPT_LENGTH = 160;

/** Message to be added to a conversation. */
export interface NewChatMessage {
  direction: 'IN' | 'OUT';
  content: string;
  file?: ChatFile | null;
  author?: { id: string; name: string };
  clientKey?: string;
  providerId?: string;
  template?: { name: string; values: readonly string[] } | null;
  at?: Date;
}

/**
 * Adds a message to a conversation whose row is locked, and returns the changed row. The lock holds until the commit, so
 * numbers become visible in their order: a reader who asks for what follows its last message misses none.
 */
export async function appendChatMessage(
  tx: Tx,
  chat: Pick<ChatRow, 'account_id' | 'id' | 'chat_account_id'>,
  { direction, content, file = null, author, clientKey, providerId, template, at }: NewChatMessage,
): Promise<ChatRow> {
  const isOut = direction === 'OUT';
  const changed = await tx
    .updateTable('chat_conversations')
    .set({
      last_seq: sql<number>`last_seq + 1`,
      last_text: (content || file?.name || 'Arquivo').slice(0, MAX_EXCERPT_LENGTH),
      last_direction: direction,
      last_at: sql<Date>`clock_timestamp()`,
      // Who answers has read.
      ...(isOut ? { unread: 0, read_seq: sql<number>`last_seq + 1` } : { unread: sql<number>`unread + 1` }),
    })
    .where('account_id', '=', chat.account_id)
    .where('id', '=', chat.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('chat_messages')
    .values({
      account_id: chat.account_id,
      conversation_id: chat.id,
      seq: changed.last_seq,
      chat_account_id: chat.chat_account_id,
      client_key: clientKey ?? null,
      provider_id: providerId ?? null,
      direction,
      author_id: author?.id ?? null,
      author_name: author?.name ?? '',
      content,
      template: template?.name ?? null,
      template_values: template ? JSON.stringify(template.values) : null,
      file: file && JSON.stringify(file),
      status: isOut ? 'QUEUED' : null,
      error: null,
      send_begun_at: null,
      lead_id: null,
      ...(at && { at }),
    })
    .execute();
  return changed;
}
