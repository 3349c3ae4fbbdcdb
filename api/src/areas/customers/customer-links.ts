import type { Row, Tx } from '@girassol/api-platform/database';
import { findLinkedRowIds, listLinkedTables } from '@girassol/api-platform/database/linked-rows';
import { sql } from 'kysely';

type Customer = Pick<Row<'customers'>, 'account_id' | 'id'>;

/** Counts the rows that refer to a customer, by table. Tables without such rows are left out of the map. */
export async function countCustomerReferences(
  tx: Tx,
  { account_id, id }: Customer,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { table, column } of await listLinkedTables(tx, 'customers')) {
    const { rows } = await sql<{ rows: number }>`
      select count(*)::int as rows from ${sql.table(table)}
      where account_id = ${account_id} and ${sql.ref(column)} = ${id}`
      .execute(tx)
      .then((result) => result.rows[0] ?? { rows: 0 });
    if (rows > 0) counts.set(table, rows);
  }
  return counts;
}

/**
 * Returns the ids of those of the given customers to which rows of other tables refer. Archive folders
 * without files do not count.
 */
export const findReferencedCustomerIds = (
  tx: Tx,
  accountId: string,
  ids: readonly string[],
): Promise<Set<string>> =>
  findLinkedRowIds(tx, { accountId, to: 'customers', except: ['archive_folders'] }, ids);

/** Makes all rows that refer to one customer refer to another customer, including the customer's history. */
export async function moveCustomerReferences(
  tx: Tx,
  { account_id, id }: Customer,
  toId: string,
): Promise<void> {
  for (const { table, column } of await listLinkedTables(tx, 'customers')) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${toId}
      where account_id = ${account_id} and ${sql.ref(column)} = ${id}`.execute(tx);
  }
  await sql`select move_customer_history(${id}, ${toId})`.execute(tx);
}
