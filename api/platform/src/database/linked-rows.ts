import { type RawBuilder, sql } from 'kysely';
import type { Tx } from './tables';

/** A column of a table that names rows of another one. */
interface Link {
  table: string;
  column: string;
}

/**
 * Lists the tables with a foreign key to customers or sales, and the column of the key. Reads them from the
 * database's catalogue, so that tables of later areas are included.
 */
export async function listLinkedTables(tx: Tx, to: 'customers' | 'sales'): Promise<Link[]> {
  const found = await sql<Link>`
    select c.relname as table, a.attname as column
    from pg_constraint f
    join pg_class c on c.oid = f.conrelid
    cross join lateral unnest(f.conkey, f.confkey) as k (own, theirs)
    join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.own
    join pg_attribute t on t.attrelid = f.confrelid and t.attnum = k.theirs and t.attname = 'id'
    where f.contype = 'f' and f.confrelid = ${`public.${to}`}::regclass
    order by 1`.execute(tx);
  return found.rows;
}

/** Lists the columns of a table's primary key without the account. */
async function listKeyColumns(tx: Tx, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select a.attname as name from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indisprimary and i.indrelid = ${`public.${table}`}::regclass and a.attname <> 'account_id'
    order by 1`.execute(tx);
  return rows.map(({ name }) => name);
}

/**
 * Builds the expression of a row's primary key without the account, as undoable actions store it (`row_key`).
 * @param getValue value of a column of the row
 */
export async function buildRowKeySql(
  tx: Tx,
  table: string,
  getValue: (column: string) => RawBuilder<unknown>,
): Promise<RawBuilder<unknown>> {
  const columns = await listKeyColumns(tx, table);
  return sql`jsonb_build_object(${sql.join(columns.map((column) => sql`${column}::text, ${getValue(column)}`))})`;
}

/**
 * Returns those of the given ids of customers or sales to which rows of other tables refer, apart from the
 * tables in `except`.
 */
export async function findLinkedRowIds(
  tx: Tx,
  { accountId, to, except }: { accountId: string; to: 'customers' | 'sales'; except: readonly string[] },
  ids: readonly string[],
): Promise<Set<string>> {
  const linked = new Set<string>();
  if (ids.length === 0) return linked;
  for (const { table, column } of await listLinkedTables(tx, to)) {
    if (except.includes(table)) continue;
    const { rows } = await sql<{ id: string }>`
      select distinct ${sql.ref(column)} as id from ${sql.table(table)}
      where account_id = ${accountId} and ${sql.ref(column)} = any(${ids}::uuid[])`.execute(tx);
    for (const { id } of rows) linked.add(id);
  }
  return linked;
}
