import { sql } from 'kysely';
import type { Row, Tx } from '../../platform/database';

type Customer = Pick<Row<'customers'>, 'account_id' | 'id'>;

/**
 * Tables whose rows hang on a customer, with the column that names it. The database is asked, so that an area that
 * comes later is counted and moved without being named here.
 */
async function linkedTables(tx: Tx): Promise<{ table: string; column: string }[]> {
  const found = await sql<{ table: string; column: string }>`
    select c.relname as table, a.attname as column
    from pg_constraint f
    join pg_class c on c.oid = f.conrelid
    cross join lateral unnest(f.conkey, f.confkey) as k (own, theirs)
    join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.own
    join pg_attribute t on t.attrelid = f.confrelid and t.attnum = k.theirs and t.attname = 'id'
    where f.contype = 'f' and f.confrelid = 'public.customers'::regclass
    order by 1`.execute(tx);
  return found.rows;
}

/** How many rows of each table hang on a customer; tables without any are left out. */
export async function countLinks(tx: Tx, { account_id, id }: Customer): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { table, column } of await linkedTables(tx)) {
    const { rows } = await sql<{ rows: number }>`
      select count(*)::int as rows from ${sql.table(table)}
      where account_id = ${account_id} and ${sql.ref(column)} = ${id}`
      .execute(tx)
      .then((result) => result.rows[0] ?? { rows: 0 });
    if (rows > 0) counts.set(table, rows);
  }
  return counts;
}

/** Hangs everything of one customer on another, its history too. */
export async function moveLinks(tx: Tx, { account_id, id }: Customer, toId: string): Promise<void> {
  for (const { table, column } of await linkedTables(tx)) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${toId}
      where account_id = ${account_id} and ${sql.ref(column)} = ${id}`.execute(tx);
  }
  await sql`select move_customer_history(${id}, ${toId})`.execute(tx);
}
