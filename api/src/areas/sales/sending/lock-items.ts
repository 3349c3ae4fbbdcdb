import type { Row, Tx } from '@girassol/api-platform/database';
import { sql } from 'kysely';

/**
 * Loads the items with the given ids that exist, and locks their rows until the transaction ends, in the
 * order of the ids to prevent deadlocks.
 */
export function lockItems(tx: Tx, accountId: string, itemIds: string[]): Promise<Row<'sales'>[]> {
  return tx
    .selectFrom('sales')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', sql<string>`any(${itemIds}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Checks whether an item has one of the given users as owner or co-owner. Null instead of a list means all
 * users.
 */
export const isItemOwnedBy = (
  owners: string[] | null,
  { owner_id, co_owner_ids }: Pick<Row<'sales'>, 'owner_id' | 'co_owner_ids'>,
): boolean => owners === null || [owner_id, ...co_owner_ids].some((owner) => owners.includes(owner));
