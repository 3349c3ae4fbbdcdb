import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { MANAGER_OWNER_LABEL } from '@girassol/shared-domain';
import { sql } from 'kysely';
import { addItemHistoryLines } from '../../items/add-item-history-lines';
import { formatItemLabel } from '../../items/format-item-label';
import { notifyOfNewItems } from './notify-of-new-items';
import { publishItemOwnerChanged } from './publish-item-owner-changed';

/**
 * Makes a user the owner of locked items and returns the number of items that changed. A change of owner does
 * not count as activity, so idle items stay idle.
 */
export async function changeItemOwner(
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

  const getName = await loadOwnerNames(tx, caller.accountId, [
    receiverId,
    ...given.map((item) => item.owner_id),
  ]);
  const deed = (item: Row<'sales'>) =>
    `${formatItemLabel(item)} passou de ${getName(item.owner_id)} para ${getName(receiverId)}.`;
  await addItemHistoryLines(tx, caller, given, 'Mudança de responsável', deed);
  await publishItemOwnerChanged(tx, caller, given, receiverId);
  await notifyOfNewItems(tx, caller, given, receiverId);
  return given.length;
}

/**
 * Loads the names of users who own items, as a function from user id to name. The manager's user is called
 * GERENTE.
 */
export async function loadOwnerNames(
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
  const names = new Map(
    people.map(({ id, name, type }) => [id, type === 'MANAGER' ? MANAGER_OWNER_LABEL : name]),
  );
  return (userId) => names.get(userId) ?? 'alguém';
}
