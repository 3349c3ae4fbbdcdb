import { type Kysely, sql } from 'kysely';

/** Adds since when an account's first steps are no longer proposed on its home page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column first_steps_hidden_at timestamptz`.execute(db);
}
