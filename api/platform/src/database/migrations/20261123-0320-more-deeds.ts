import { type Kysely, sql } from 'kysely';

/**
 * Further tables whose changes can be undone: fields of a customer, and the columns of a board. Notes are recorded
 * already.
 */
const undoableTables = [
  { table: 'customers', events: 'update' },
  { table: 'kanban_columns', events: 'insert or update or delete' },
];

/** Records changes of customers and board columns too, so that they can be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { table, events } of undoableTables)
    await sql
      .raw(`create trigger record_deed after ${events} on ${table} for each row
        when (current_setting('app.deed_id', true) <> '')
        execute function record_deed('id')`)
      .execute(db);
}
