import { type Kysely, sql } from 'kysely';

/**
 * Replaces the index of customer names: similar names are found by the index of all texts of a customer, because an
 * index of names alone took a quarter of the time of adding customers. A name is a part of `search_key`, so a similar
 * name has a part that is at least as similar (`%>`); the few results are compared by name (`%`).
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
