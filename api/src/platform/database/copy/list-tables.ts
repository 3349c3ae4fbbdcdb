import type { OwnerConnection } from './owner-connection';

export interface CopiedTable {
  name: string;
  /** In the order they are copied in; what the database works out itself is left out. */
  columns: { name: string; type: string }[];
  /** Where the wall holds for this connection: the column that says whose a row is. */
  accountColumn: 'id' | 'account_id' | null;
}

/** Every table of the product with its columns, as the database at hand has them. */
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
    accountColumn: accountColumnOf(name, walled),
  }));
}

function accountColumnOf(table: string, walled: boolean): CopiedTable['accountColumn'] {
  if (!walled) return null;
  return table === 'accounts' ? 'id' : 'account_id';
}

/** The migrations that made the tables as they are. */
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
