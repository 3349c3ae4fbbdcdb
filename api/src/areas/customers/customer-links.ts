import { sql } from 'kysely';
import type { Row, Tx } from '../../platform/database';
import { linkedAmong, linkedTables } from '../../platform/database/linked-rows';

type Customer = Pick<Row<'customers'>, 'account_id' | 'id'>;

/** How many rows of each table hang on a customer; tables without any are left out. */
export async function countLinks(tx: Tx, { account_id, id }: Customer): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { table, column } of await linkedTables(tx, 'customers')) {
    const { rows } = await sql<{ rows: number }>`
      select count(*)::int as rows from ${sql.table(table)}
      where account_id = ${account_id} and ${sql.ref(column)} = ${id}`
      .execute(tx)
      .then((result) => result.rows[0] ?? { rows: 0 });
    if (rows > 0) counts.set(table, rows);
  }
  return counts;
}

/** Which of these customers have anything hanging on them, folders that nobody put anything into left aside. */
export const linkedCustomers = (tx: Tx, accountId: string, ids: readonly string[]): Promise<Set<string>> =>
  linkedAmong(tx, { accountId, to: 'customers', except: ['archive_folders'] }, ids);

/** Hangs everything of one customer on another, its history too. */
export async function moveLinks(tx: Tx, { account_id, id }: Customer, toId: string): Promise<void> {
  for (const { table, column } of await linkedTables(tx, 'customers')) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${toId}
      where account_id = ${account_id} and ${sql.ref(column)} = ${id}`.execute(tx);
  }
  await sql`select move_customer_history(${id}, ${toId})`.execute(tx);
}
