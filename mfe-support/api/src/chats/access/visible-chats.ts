import { type Caller, listVisibleOwnerIds } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import { type RawBuilder, sql } from 'kysely';
import '../../tables';

export type ChatRow = Row<'chat_conversations'>;

/**
 * Builds the condition of a row `c` of `chat_conversations` that the caller may see: whoever manages sales sees all; others
 * those given to them or to their team, and those given to nobody, if they have no customer or one that the caller owns.
 */
export async function buildVisibleChatSql(tx: Tx, caller: Caller): Promise<RawBuilder<boolean>> {
  const owners = await listVisibleOwnerIds(tx, caller, 'salesManager');
  if (owners === null) return sql<boolean>`true`;
  return sql<boolean>`(c.assignee_id = any(${owners}::uuid[]) or c.assignee_id is null and (c.customer_id is null
    or exists (select from customers k where k.account_id = c.account_id and k.id = c.customer_id
      and k.owner_id = any(${owners}::uuid[]))))`;
}

/** Loads a conversation that the caller may see. Throws a refusal (404) otherwise. */
export async function requireVisibleChat(
  tx: Tx,
  caller: Caller,
  chatId: string,
  { isLocked = false } = {},
): Promise<ChatRow> {
  const found = await tx
    .selectFrom('chat_conversations as c')
    .selectAll('c')
    .where('c.account_id', '=', caller.accountId)
    .where('c.id', '=', chatId)
    .where(await buildVisibleChatSql(tx, caller))
    .$if(isLocked, (query) => query.forUpdate('c'))
    .executeTakeFirst();
  if (!found) throw notFound('Conversa não encontrada.');
  return found;
}

/** Throws a refusal (404) unless the customer is of the account and one that the caller may see. */
export async function requireVisibleCustomer(tx: Tx, caller: Caller, customerId: string): Promise<void> {
  const owners = await listVisibleOwnerIds(tx, caller, 'salesManager');
  const found = await tx
    .selectFrom('customers')
    .select('id')
    .where('account_id', '=', caller.accountId)
    .where('id', '=', customerId)
    .$if(owners !== null, (query) => query.where('owner_id', 'in', owners ?? []))
    .executeTakeFirst();
  if (!found) throw notFound('Este cliente não existe mais.');
}
