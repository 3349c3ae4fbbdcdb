import type { Row, Tx } from '@girassol/api-platform/database';
import { generateNKeysBetween } from 'fractional-indexing';
import { type RawBuilder, sql } from 'kysely';

type ColumnItem = Pick<Row<'sales'>, 'id' | 'type' | 'number' | 'customer_id'>;

/**
 * Loads the items of a column in the given sort order and locks the items until the transaction ends. The
 * caller must hold the lock of the column, so that no item is added. Rows are locked in the order of their
 * ids, which prevents deadlocks.
 */
export async function lockColumnItems(
  tx: Tx,
  { accountId, columnId }: { accountId: string; columnId: string },
  order: RawBuilder<unknown>,
): Promise<ColumnItem[]> {
  const inColumn = sql`account_id = ${accountId} and column_id = ${columnId} and status = 'IN_PROGRESS'`;
  await sql`select from sales where ${inColumn} order by id for update`.execute(tx);
  const { rows } = await sql<ColumnItem>`
    select id, type, number, customer_id from sales where ${inColumn} order by ${order}`.execute(tx);
  return rows;
}

/**
 * Moves items to the end of a column in the given order, in one statement. New ranks follow all ranks of the column, so
 * that no two are ever equal. The caller holds the lock of the column.
 */
export async function moveItemsToColumnEnd(
  tx: Tx,
  { accountId, columnId }: { accountId: string; columnId: string },
  itemIds: string[],
): Promise<void> {
  if (itemIds.length === 0) return;
  const last = await tx
    .selectFrom('sales')
    .select('rank')
    .where('account_id', '=', accountId)
    .where('column_id', '=', columnId)
    .where('status', '=', sql.lit('IN_PROGRESS'))
    .orderBy('rank', 'desc')
    .limit(1)
    .executeTakeFirst();
  const ranks = generateNKeysBetween(last?.rank ?? null, null, itemIds.length);
  await sql`
    update sales set column_id = ${columnId}, rank = placed.rank
    from unnest(${itemIds}::uuid[], ${ranks}::text[]) as placed (id, rank)
    where sales.account_id = ${accountId} and sales.id = placed.id`.execute(tx);
}
