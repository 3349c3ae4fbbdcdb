import { type Kysely, sql } from 'kysely';

/**
 * Names that are alike are looked for in the index of all texts of customers: an index of names alone took a quarter of the
 * time that adding customers takes. A name is a stretch of `search_key`, so whatever is as alike as the name has a stretch
 * that is at least as alike (`%>`); which of them are the names is told by comparing these few (`%`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run(`create or replace function find_duplicates(
      wanted_document text, wanted_email text, wanted_phones text[], wanted_name text)
    returns table (customer_id uuid, reason text)
    language plpgsql security definer set search_path = pg_catalog, public as $$
    declare
      account uuid := nullif(current_setting('app.account_id', true), '')::uuid;
      name_key text := public.search_text(wanted_name);
    begin
      -- How alike names are at least; for this transaction only.
      perform set_config('pg_trgm.similarity_threshold', '0.65', true);
      perform set_config('pg_trgm.word_similarity_threshold', '0.65', true);
      return query execute $q$
        (select c.id, 'document' from public.customers c
          where c.account_id = $1 and $2 <> '' and c.document = $2)
        union all
        (select c.id, 'email' from public.customers c
          where c.account_id = $1 and $3 <> '' and c.email <> '' and lower(c.email) = lower($3) limit 5)
        union all
        (select c.id, 'phone' from public.customers c
          where c.account_id = $1 and c.phone <> '' and c.phone = any($4) limit 5)
        union all
        (select c.id, 'phone' from public.customers c
          where c.account_id = $1 and c.whatsapp <> '' and c.whatsapp = any($4) limit 5)
        union all
        (select c.id, 'name' from public.customers c
          where c.account_id = $1 and length($5) >= 5 and c.search_key operator(public.%>) $5
            and c.name_key operator(public.%) $5
          order by public.similarity(c.name_key, $5) desc limit 5)$q$
        using account, wanted_document, wanted_email, wanted_phones, name_key;
    end $$`);
  await run('drop index customers_name');
}
