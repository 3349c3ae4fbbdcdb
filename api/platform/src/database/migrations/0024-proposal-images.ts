import { type Kysely, sql } from 'kysely';

/** Adds public files, which anybody with the address may see: logos and covers of proposals. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stored_files add column is_public boolean not null default false`.execute(db);
}
