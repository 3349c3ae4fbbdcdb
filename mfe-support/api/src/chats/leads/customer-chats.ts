import type { Tx } from '@girassol/api-platform/database';
import { sql } from 'kysely';
import '../../tables';

/** Ends the connection of conversations with a customer who is deleted; conversations and messages stay. */
export async function disconnectChatsOfCustomer(
  tx: Tx,
  { account_id, id }: { account_id: string; id: string },
): Promise<void> {
  await tx
    .updateTable('chat_conversations')
    .set({ customer_id: null })
    .where('account_id', '=', account_id)
    .where('customer_id', '=', id)
    .execute();
}

/** Counts the messages of the conversations with a customer. */
export async function countChatMessagesOfCustomer(
  tx: Tx,
  { account_id, id }: { account_id: string; id: string },
): Promise<number> {
  const { count } = await tx
    .selectFrom('chat_messages as m')
    .innerJoin('chat_conversations as c', 'c.id', 'm.conversation_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('c.account_id', '=', account_id)
    .where('c.customer_id', '=', id)
    .executeTakeFirstOrThrow();
  return count;
}

/** Erases the conversations with a customer, with messages and files (LGPD, art. 18). */
export async function eraseChatsOfCustomer(
  tx: Tx,
  { account_id, id }: { account_id: string; id: string },
): Promise<void> {
  await sql`update stored_files set delete_after = now(), is_public = false
    where account_id = ${account_id} and id in (
      select (m.file->>'id')::uuid from chat_messages m
      join chat_conversations c on c.id = m.conversation_id
      where c.account_id = ${account_id} and c.customer_id = ${id} and m.file->>'id' is not null)`.execute(
    tx,
  );
  await tx
    .deleteFrom('chat_conversations')
    .where('account_id', '=', account_id)
    .where('customer_id', '=', id)
    .execute();
}
