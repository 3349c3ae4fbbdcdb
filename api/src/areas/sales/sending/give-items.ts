import { MANAGER_LABEL } from '@girassol/shared-domain';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/access';
import type { Row, Tx } from '../../../platform/database';
import { itemLabel } from '../../items/item-label';
import { recordItems } from '../../items/record-items';
import { tellOwners } from './tell-owners';

/**
 * Makes somebody the owner of items that the caller holds (`for update`), and answers how many that changed. Passing an
 * item on is no progress with the customer: it stays as idle as it was.
 */
export async function giveItems(
  tx: Tx,
  caller: Caller,
  items: Row<'sales'>[],
  receiverId: string,
): Promise<number> {
  const given = items.filter((item) => item.owner_id !== receiverId);
  if (given.length === 0) return 0;
  await sql`
    update sales set owner_id = ${receiverId}, co_owner_ids = array_remove(co_owner_ids, ${receiverId}::uuid)
    where account_id = ${caller.accountId} and id = any(${given.map(({ id }) => id)}::uuid[])`.execute(tx);

  const nameOf = await namesOf(tx, caller.accountId, [receiverId, ...given.map((item) => item.owner_id)]);
  const deed = (item: Row<'sales'>) =>
    `${itemLabel(item)} passou de ${nameOf(item.owner_id)} para ${nameOf(receiverId)}.`;
  await recordItems(tx, caller, given, 'Mudança de responsável', deed);
  await tellOwners(tx, caller, given);
  return given.length;
}

/** What people are called as owners: the manager's user is GERENTE. */
export async function namesOf(
  tx: Tx,
  accountId: string,
  userIds: string[],
): Promise<(userId: string) => string> {
  const people = await tx
    .selectFrom('users')
    .select(['id', 'name', 'type'])
    .where('account_id', '=', accountId)
    .where('id', 'in', [...new Set(userIds)])
    .execute();
  const names = new Map(people.map(({ id, name, type }) => [id, type === 'MANAGER' ? MANAGER_LABEL : name]));
  return (userId) => names.get(userId) ?? 'alguém';
}
