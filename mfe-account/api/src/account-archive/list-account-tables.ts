import type { Tx } from '@girassol/api-platform/database';
import { sql } from 'kysely';

/** Table with rows of accounts, as the open database has it. */
export interface AccountTable {
  name: string;
  /** Column that names the account of a row: `id` of `accounts` itself. */
  accountColumn: 'account_id' | 'id';
  /** In their order. */
  columns: { name: string; type: string }[];
  /** Columns of its primary key, in their order. */
  keyColumns: string[];
}

/** Lists every table whose rows belong to accounts, by name. */
export async function listAccountTables(tx: Tx): Promise<AccountTable[]> {
  const { rows } = await sql<AccountTable>`
    select c.relname as name,
      case when c.relname = 'accounts' then 'id' else 'account_id' end as "accountColumn",
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null)) order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select coalesce(json_agg(a.attname order by k.place), '[]')
        from pg_index i
        cross join unnest(i.indkey::smallint[]) with ordinality as k(column_number, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.column_number
        where i.indrelid = c.oid and i.indisprimary) as "keyColumns"
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    where c.relkind = 'r' and (c.relname = 'accounts' or exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'account_id' and not a.attisdropped))
    order by c.relname`.execute(tx);
  return rows;
}
