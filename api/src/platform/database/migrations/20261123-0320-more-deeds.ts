import { type Kysely, sql } from 'kysely';

/** What else somebody may take back: fields of a customer, and the columns of a board. Notes are recorded already. */
const recorded = [
  { table: 'customers', events: 'update' },
  { table: 'kanban_columns', events: 'insert or update or delete' },
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { table, events } of recorded)
    await sql
      .raw(`create trigger record_deed after ${events} on ${table} for each row
        when (current_setting('app.deed_id', true) <> '')
        execute function record_deed('id')`)
      .execute(db);
}
