import { type Kysely, sql } from 'kysely';

/** Tells links to a first password from those by which people recover a forgotten one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table access_links
    add column purpose text not null default 'access' check (purpose in ('access', 'recovery'))`.execute(db);
}
