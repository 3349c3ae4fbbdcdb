import type { Row, Tx } from '@girassol/api-platform/database';
import { findLinkedRowIds, listLinkedTables } from '@girassol/api-platform/database/linked-rows';
import {
  moveAndRecordRows,
  type RecordingAction,
} from '@girassol/api-platform/undoable-actions/record-own-changes';
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

/**
 * Makes all rows that refer to one customer refer to another customer, including the customer's history, and records each
 * for the undo.
 */
export async function moveCustomerReferences(
  tx: Tx,
  action: RecordingAction,
  { account_id, id }: Customer,
  toId: string,
): Promise<void> {
  for (const link of await listLinkedTables(tx, 'customers'))
    await moveAndRecordRows(tx, action, link, { from: id, to: toId });
  // Lines of history are moved by a function, because the program may not change them.
  await sql`
    insert into deed_changes (account_id, deed_id, table_name, row_key, before, after)
    select account_id, ${action.deedId}, 'histories', jsonb_build_object('id', id),
      jsonb_build_object('customer_id', ${id}::text), jsonb_build_object('customer_id', ${toId}::text)
    from histories where account_id = ${account_id} and customer_id = ${id}`.execute(tx);
  await sql`select move_customer_history(${id}, ${toId})`.execute(tx);
}
