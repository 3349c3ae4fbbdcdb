import { type Kysely, sql } from 'kysely';

/** Adds the check that a database is unused, without which no demonstration data is created. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Past the walls: whoever asks is in no account yet.
  await sql
    .raw(`create function has_no_accounts() returns boolean
    language sql stable security definer set search_path = pg_catalog, public as $$
      select not exists (select from public.accounts)
    $$`)
    .execute(db);
}
