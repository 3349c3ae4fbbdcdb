import { sql } from 'kysely';
import type { Row, Tx } from '../../../platform/database';

/**
 * The items that are still there, held until the transaction ends. Rows are taken by id, as everywhere several are
 * taken: nobody waits crosswise.
 */
export function holdItems(tx: Tx, accountId: string, itemIds: string[]): Promise<Row<'sales'>[]> {
  return tx
    .selectFrom('sales')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', sql<string>`any(${itemIds}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Does somebody in this list own the item, alone or with others? Null is a list of everybody. */
export const isOwnedBy = (
  owners: string[] | null,
  { owner_id, co_owner_ids }: Pick<Row<'sales'>, 'owner_id' | 'co_owner_ids'>,
): boolean => owners === null || [owner_id, ...co_owner_ids].some((owner) => owners.includes(owner));
