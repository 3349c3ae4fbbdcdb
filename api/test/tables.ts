import type { TestApi } from './harness';

/** Names of all tables but these, in their order. */
export async function tablesBut(api: TestApi, left: readonly string[]): Promise<string[]> {
  const tables = await api.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1) order by 1`,
    [left],
  );
  return tables.map(({ name }) => name);
}

/** What an aggregate over the rows `t` of each of these tables comes to, by their names. */
export async function ofEachTable<T>(
  api: TestApi,
  tables: readonly string[],
  aggregate: string,
): Promise<Record<string, T>> {
  const parts = tables.map((name) => `(select ${aggregate} from ${name} t) as ${name}`);
  const [row] = await api.query<Record<string, T>>(`select ${parts.join(', ')}`);
  return row ?? {};
}
