import type { Tx } from '@girassol/api-platform/database';
import { sql } from 'kysely';
import { listAccountTables } from '../account-archive/list-account-tables';

/** Reference of a table to another one of the same account. */
interface Reference {
  child: string;
  parent: string;
  /** Column of the child with the id of the parent, besides the account. */
  column: string;
}

/** Order in which the tables of an account are emptied, and what refers to what. */
export interface DeletionPlan {
  /** Each after all that refer to it. */
  tables: string[];
  references: Reference[];
}

/** Plans the deletion of everything of an account from the references that the database has. */
export async function planDeletion(tx: Tx): Promise<DeletionPlan> {
  const tables = (await listAccountTables(tx)).map(({ name }) => name);
  const { rows: references } = await sql<Reference>`
    select child.relname as child, parent.relname as parent,
      (select a.attname from unnest(k.conkey) with ordinality as u(number, place)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.number
        where a.attname <> 'account_id' order by u.place limit 1) as column
    from pg_constraint k
    join pg_class child on child.oid = k.conrelid
    join pg_class parent on parent.oid = k.confrelid
    where k.contype = 'f' and k.confdeltype <> 'n' and child.oid <> parent.oid`.execute(tx);
  return { tables: sortChildrenFirst(tables, references), references };
}

function sortChildrenFirst(tables: readonly string[], references: readonly Reference[]): string[] {
  const sorted: string[] = [];
  const begun = new Set<string>();
  const visit = (table: string): void => {
    if (begun.has(table)) return;
    begun.add(table);
    for (const { child, parent } of references) if (parent === table) visit(child);
    if (tables.includes(table)) sorted.push(table);
  };
  for (const table of tables) visit(table);
  return sorted;
}
