import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../database';
import { buildRowKeySql } from '../database/linked-rows';

/** Undoable action for which a use case records changes itself. */
export interface RecordingAction {
  accountId: string;
  deedId: string;
}

/**
 * Runs work whose changes the use case records itself, within an undoable action: the triggers store none of them. For
 * changes of tables without a trigger.
 */
export async function withoutRecordingTriggers<T>(
  tx: Tx,
  { deedId }: RecordingAction,
  work: () => Promise<T>,
): Promise<T> {
  await sql`select set_config('app.deed_id', '', true)`.execute(tx);
  const answer = await work();
  await sql`select set_config('app.deed_id', ${deedId}, true)`.execute(tx);
  return answer;
}

/**
 * Sets a column of rows from one id to another and records it, with the key that each row has afterwards. The tables of an
 * area added later need nothing for it.
 */
export async function moveAndRecordRows(
  tx: Tx,
  action: RecordingAction,
  { table, column }: { table: string; column: string },
  { from, to }: { from: string; to: string },
): Promise<void> {
  const key = await buildRowKeySql(tx, table, (name) => sql`r.${sql.ref(name)}`);
  await sql`
    with moved as (
      update ${sql.table(table)} r set ${sql.ref(column)} = ${to}
      where r.account_id = ${action.accountId} and r.${sql.ref(column)} = ${from}
      returning ${key} as row_key
    )
    insert into deed_changes (account_id, deed_id, table_name, row_key, before, after)
    select ${action.accountId}, ${action.deedId}, ${table}::text, row_key,
      jsonb_build_object(${column}::text, ${from}::text), jsonb_build_object(${column}::text, ${to}::text)
    from moved`.execute(tx);
}

/** Runs a statement that deletes rows and returns each as `row` (`returning to_jsonb(r) as row`), and records the rows. */
export async function deleteAndRecordRows(
  tx: Tx,
  { accountId, deedId }: RecordingAction,
  { table, deletion }: { table: string; deletion: RawBuilder<unknown> },
): Promise<void> {
  const key = await buildRowKeySql(tx, table, (name) => sql`row -> ${name}::text`);
  await sql`
    with deleted as (${deletion})
    insert into deed_changes (account_id, deed_id, table_name, row_key, before)
    select ${accountId}, ${deedId}, ${table}::text, ${key}, row from deleted`.execute(tx);
}
