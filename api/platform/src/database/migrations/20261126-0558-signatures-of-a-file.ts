import { type Kysely, sql } from 'kysely';

/**
 * Changes the lookup of signatures by the hash of a file, since one file may be sent for signing more than
 * once, also by different accounts. The lookup returns at most two rows, those of the sealed file first; two
 * are enough to know that there is more than one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function find_signatures_by_hash(wanted text)
    returns table (account_id uuid, id uuid, is_sealed_file boolean)
    language sql stable security definer set search_path = pg_catalog, public
    as $$ select s.account_id, s.id, s.sealed_hash is not distinct from wanted from public.signatures s
          where s.document_hash = wanted or s.sealed_hash = wanted
          order by s.sealed_hash is not distinct from wanted desc, s.registered_at limit 2 $$`.execute(db);
}
