import { type Kysely, sql } from 'kysely';

/** Adds the position of each user in the company, by its name in the settings (settings-007). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column position text not null default ''`.execute(db);
}
