import { type Kysely, sql } from 'kysely';

/** Files that whoever has their address may see: logos and covers of proposals. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stored_files add column is_public boolean not null default false`.execute(db);
}
