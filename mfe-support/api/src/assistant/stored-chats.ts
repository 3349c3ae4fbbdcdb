import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { generateId } from '@girassol/api-platform/database';
import { CHAT_LASTS_HOURS } from '@girassol/support-domain/help';
import { sql } from 'kysely';
import type { StoredChatMessage } from '../tables';

export type ChatRow = Row<'assistant_chats'>;

/** Finds the conversation that goes on; undefined if the last one was handed over, or is too long ago. */
export const findOpenChat = (tx: Tx, { accountId, userId }: Caller): Promise<ChatRow | undefined> =>
  tx
    .selectFrom('assistant_chats')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('ticket_id', 'is', null)
    .where('updated_at', '>', sql<Date>`now() - make_interval(hours => ${CHAT_LASTS_HOURS})`)
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Locks the conversations of the caller until the end of the transaction: two first questions make one. */
export async function lockChats(tx: Tx, { accountId, userId }: Caller): Promise<void> {
  await tx
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .execute();
}

/** Finds the conversation in which the caller has sent a message of this key. */
export const findChatOfMessage = (
  tx: Tx,
  { accountId, userId }: Caller,
  clientKey: string,
): Promise<ChatRow | undefined> =>
  tx
    .selectFrom('assistant_chats')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where(sql<boolean>`messages @> ${JSON.stringify([{ clientKey }])}::jsonb`)
    .executeTakeFirst();

/** Begins a conversation. */
export const createChat = (tx: Tx, { accountId, userId }: Caller): Promise<ChatRow> =>
  tx
    .insertInto('assistant_chats')
    .values({ account_id: accountId, id: generateId(), user_id: userId, messages: '[]' })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Creates a message with a new id, of this moment. */
export const createChatMessage = (
  message: Pick<StoredChatMessage, 'role' | 'text'> & Partial<StoredChatMessage>,
): StoredChatMessage => ({
  id: generateId(),
  citations: [],
  offersPerson: false,
  files: [],
  clientKey: null,
  at: Date.now(),
  ...message,
});

/** Writes the messages of a conversation, and whether an answer is awaited. */
export async function saveChat(
  tx: Tx,
  { account_id, id }: Pick<ChatRow, 'account_id' | 'id'>,
  change: { messages: readonly StoredChatMessage[]; isPending: boolean; ticketId?: string },
): Promise<void> {
  await tx
    .updateTable('assistant_chats')
    .set({
      messages: JSON.stringify(change.messages),
      pending_since: change.isPending ? sql<Date>`now()` : null,
      updated_at: sql<Date>`now()`,
      ...(change.ticketId !== undefined && { ticket_id: change.ticketId }),
    })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();
}

/** Loads a conversation by its id; locked until the end of the transaction where it is changed. */
export const findChat = (
  tx: Tx,
  accountId: string,
  chatId: string,
  { isLocked = false } = {},
): Promise<ChatRow | undefined> =>
  tx
    .selectFrom('assistant_chats')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', chatId)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
