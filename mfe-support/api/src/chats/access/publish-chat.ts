import type { Tx } from '@girassol/api-platform/database';
import type { Audience } from '@girassol/api-platform/events/audience';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { listChatReaders } from './chat-people';
import type { ChatRow } from './visible-chats';

/** Loads who hears of a conversation: those who may see it (`buildVisibleChatSql`). */
export async function loadChatAudience(
  tx: Tx,
  { account_id, assignee_id, customer_id }: Pick<ChatRow, 'account_id' | 'assignee_id' | 'customer_id'>,
): Promise<Audience> {
  const withTeam = (people: string[]): Audience => ({
    people,
    withLeaders: true,
    managers: ['salesManager'],
  });
  if (assignee_id) return withTeam([assignee_id]);
  if (customer_id) {
    const customer = await tx
      .selectFrom('customers')
      .select('owner_id')
      .where('account_id', '=', account_id)
      .where('id', '=', customer_id)
      .executeTakeFirst();
    if (customer) return withTeam([customer.owner_id]);
  }
  const readers = await listChatReaders(tx, account_id);
  return { people: readers.map(({ id }) => id) };
}

/** Publishes to those who may see a conversation that it has a message, or changed. */
export async function publishChatChanged(
  tx: Tx,
  chat: Pick<ChatRow, 'account_id' | 'id' | 'assignee_id' | 'customer_id' | 'last_seq'>,
  { clientId = null, to }: { clientId?: string | null; to?: Audience } = {},
): Promise<void> {
  await publishEvent(
    tx,
    { accountId: chat.account_id, clientId },
    { kind: 'chat-changed', chat: chat.id, seq: chat.last_seq },
    to ?? (await loadChatAudience(tx, chat)),
  );
}
