import type { OwnerConnection } from './owner-connection';

/** Table that a database copy contains, with its columns and the column with the account's id. */
export interface CopiedTable {
  name: string;
  /** In the order they are copied in; what the database works out itself is left out. */
  columns: { name: string; type: string }[];
  /** Column that holds the account of a row, where row-level security binds this connection; otherwise null. */
  accountColumn: 'id' | 'account_id' | null;
}

/** Lists every table of the product with its columns, as the open database has them. */
export async function listTables(connection: OwnerConnection): Promise<CopiedTable[]> {
  const { rows } = await connection.query<{
    name: string;
    walled: boolean;
    columns: CopiedTable['columns'];
  }>(`select c.relname as name, row_security_active(c.oid) as walled,
        json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
          order by a.attnum) as columns
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind = 'r'
      group by c.oid order by c.relname`);
  return rows.map(({ name, walled, columns }) => ({
    name,
    columns,
    accountColumn: findAccountColumn(name, walled),
  }));
}

function findAccountColumn(table: string, walled: boolean): CopiedTable['accountColumn'] {
  if (!walled) return null;
  return table === 'accounts' ? 'id' : 'account_id';
}

/** Lists the migrations that were applied to the open database. */
export async function listMigrations(connection: OwnerConnection): Promise<string[]> {
  const { rows } = await connection.query<{ exists: boolean }>(
    "select to_regclass('internal.kysely_migration') is not null as exists",
  );
  if (!rows[0]?.exists) return [];
  const done = await connection.query<{ name: string }>(
    'select name from internal.kysely_migration order by name',
  );
  return done.rows.map(({ name }) => name);
}
