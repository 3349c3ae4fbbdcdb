import type { TestApi } from './harness';

/** Lists the names of all tables except those in `left`, in order. */
export async function listTablesExcept(api: TestApi, left: readonly string[]): Promise<string[]> {
  const tables = await api.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1) order by 1`,
    [left],
  );
  return tables.map(({ name }) => name);
}

/** Computes an SQL aggregate over the rows `t` of each of the given tables, by table name. */
export async function aggregateTables<T>(
  api: TestApi,
  tables: readonly string[],
  aggregate: string,
): Promise<Record<string, T>> {
  const parts = tables.map((name) => `(select ${aggregate} from ${name} t) as ${name}`);
  const [row] = await api.query<Record<string, T>>(`select ${parts.join(', ')}`);
  return row ?? {};
}
