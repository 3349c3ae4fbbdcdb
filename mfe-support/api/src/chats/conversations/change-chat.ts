import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { invalidField } from '@girassol/api-platform/refusals/refusal';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { listChatReaders } from '../access/chat-people';
import { requireChatReader } from '../access/chat-rights';
import { markChatNotificationsRead } from '../access/notify-chat';
import { loadChatAudience, publishChatChanged } from '../access/publish-chat';
import { type ChatRow, requireVisibleChat, requireVisibleCustomer } from '../access/visible-chats';

/** Gives a conversation to a person of the account, or back to all. */
export async function assignChat(
  tx: Tx,
  caller: Caller,
  chatId: string,
  userId: string | null,
): Promise<ChatRow> {
  const { people } = await listChatPeople(tx, caller);
  if (userId !== null && !people.some(({ _id }) => _id === userId))
    throw invalidField('userId', 'Esta pessoa não atende conversas.');
  return changeChat(tx, caller, chatId, { assignee_id: userId });
}

/** Connects a conversation with a customer that the caller may see, or ends that. */
export async function connectCustomer(
  tx: Tx,
  caller: Caller,
  chatId: string,
  customerId: string | null,
): Promise<ChatRow> {
  if (customerId !== null) await requireVisibleCustomer(tx, caller, customerId);
  return changeChat(tx, caller, chatId, { customer_id: customerId });
}

/** Changes a conversation. Those who see it no more hear of it too: it leaves their lists. */
export async function changeChat(
  tx: Tx,
  caller: Caller,
  chatId: string,
  change: { assignee_id?: string | null; customer_id?: string | null },
): Promise<ChatRow> {
  const before = await requireVisibleChat(tx, caller, chatId, { isLocked: true });
  const earlier = await loadChatAudience(tx, before);
  const after = await tx
    .updateTable('chat_conversations')
    .set(change)
    .where('account_id', '=', caller.accountId)
    .where('id', '=', chatId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await publishChatChanged(tx, after, { clientId: caller.clientId });
  await publishChatChanged(tx, after, { clientId: caller.clientId, to: earlier });
  return after;
}

/** Marks the messages of a conversation as read up to one. Reading twice, or an earlier one, changes nothing. */
export async function markChatRead(tx: Tx, caller: Caller, chatId: string, seq: number): Promise<void> {
  requireChatReader(caller);
  const chat = await requireVisibleChat(tx, caller, chatId, { isLocked: true });
  await markChatNotificationsRead(tx, chat, { userId: caller.userId });
  const read = Math.min(seq, chat.last_seq);
  if (read <= chat.read_seq) return;
  const { unread } = await tx
    .selectFrom('chat_messages')
    .select(sql<number>`count(*)::int`.as('unread'))
    .where('account_id', '=', caller.accountId)
    .where('conversation_id', '=', chatId)
    .where('seq', '>', read)
    .where('direction', '=', 'IN')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('chat_conversations')
    .set({ read_seq: read, unread })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', chatId)
    .execute();
  await publishChatChanged(tx, chat, { clientId: caller.clientId });
}

/** Lists the people of the account who may write in conversations. */
export async function listChatPeople(
  tx: Tx,
  caller: Caller,
): Promise<ResponseBody<'GET /chats/people/:userId'>> {
  requireChatReader(caller);
  const readers = await listChatReaders(tx, caller.accountId);
  const people = readers
    .filter(({ level }) => level === 'EDIT')
    .map(({ id, name }) => ({ _id: id, personalData: { name } }));
  return { people };
}
