import { generateNKeysBetween } from 'fractional-indexing';
import { type RawBuilder, sql } from 'kysely';
import type { Row, Tx } from '../../../platform/database';

type ColumnItem = Pick<Row<'sales'>, 'id' | 'type' | 'number' | 'customer_id'>;

/**
 * The items of a column on the board in an order, all of them held until the transaction ends. The caller holds the
 * column's lock, so that none comes in. Rows are taken by id, as everywhere several are taken: nobody waits crosswise.
 */
export async function holdColumnItems(
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
 * Puts items at the end of a column in the given order, in one statement. Their new ranks lie behind all that the column
 * has, so that no two are ever equal, whichever row is written first. The caller holds the column's lock.
 */
export async function appendItems(
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
