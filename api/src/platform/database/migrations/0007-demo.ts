import { type Kysely, sql } from 'kysely';

/** Demonstration data goes only into a database nobody uses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Past the walls: whoever asks is in no account yet.
  await sql
    .raw(`create function has_no_accounts() returns boolean
    language sql stable security definer set search_path = pg_catalog, public as $$
      select not exists (select from public.accounts)
    $$`)
    .execute(db);
}
