import type { Tx } from '@girassol/api-platform/database';
import { findPersonOrDeputy } from '@girassol/api-platform/deputies';
import { markSubjectRead, notify } from '@girassol/api-platform/notifications';
import { toChatSummaries } from '../conversations/chat-summaries';
import { listChatReaders } from './chat-people';
import type { ChatRow } from './visible-chats';

const KIND = 'chat-message';

/**
 * Notifies whoever attends a conversation that its person wrote: the person it was given to, else the owner of its customer
 * (the deputy while they are away), else those who manage sales. One notification for a conversation until it is read.
 */
export async function notifyOfChatMessage(tx: Tx, chat: ChatRow): Promise<void> {
  const [summary] = await toChatSummaries(tx, [chat]);
  if (!summary) return;
  await notify(tx, {
    accountId: chat.account_id,
    kind: KIND,
    people: await listChatAttendants(tx, chat),
    by: null,
    facts: { chatId: chat.id, name: summary.name },
  });
}

async function listChatAttendants(
  tx: Tx,
  { account_id: accountId, assignee_id, customer_id }: ChatRow,
): Promise<string[]> {
  const readers = await listChatReaders(tx, accountId);
  const attendant = assignee_id ?? (customer_id && (await loadCustomerOwner(tx, accountId, customer_id)));
  const person = attendant && (await findPersonOrDeputy(tx, accountId, attendant));
  const isReader = readers.some(({ id }) => id === person);
  if (person && isReader) return [person];
  return readers.filter(({ managesSales }) => managesSales).map(({ id }) => id);
}

/** Marks notifications of the messages of a conversation as read: for everybody once it is answered, else for its reader. */
export const markChatNotificationsRead = (
  tx: Tx,
  { account_id: accountId, id: chatId }: Pick<ChatRow, 'account_id' | 'id'>,
  { userId }: { userId?: string } = {},
): Promise<void> => markSubjectRead(tx, { accountId, kind: KIND, facts: { chatId, name: '' }, userId });

async function loadCustomerOwner(tx: Tx, accountId: string, customerId: string): Promise<string | null> {
  const customer = await tx
    .selectFrom('customers')
    .select('owner_id')
    .where('account_id', '=', accountId)
    .where('id', '=', customerId)
    .executeTakeFirst();
  return customer?.owner_id ?? null;
}
