import { type Kysely, sql } from 'kysely';

/**
 * Creates the look-up of a person's levels in the areas of the product, which every request asks beside the session: the
 * functions that find a session are older than levels.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function find_levels(wanted_account uuid, wanted_user uuid) returns jsonb
    language sql stable security definer set search_path = pg_catalog, public as $$
      select u.levels from public.users u where u.account_id = wanted_account and u.id = wanted_user
    $$`.execute(db);
}
