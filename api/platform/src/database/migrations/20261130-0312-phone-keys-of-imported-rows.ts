import { type Kysely, sql } from 'kysely';

/**
 * Looks for the customers of imported rows with one phone key for a row, as phone and WhatsApp are mostly the same
 * number: a list of distinct keys, sorted row by row, was a quarter of the search.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create or replace function match_customers(
      lines integer[], documents text[], emails text[], phones text[], whatsapps text[], names text[])
    returns table (line integer, customer_id uuid, reason text, alike real)
    language plpgsql stable security definer set search_path = pg_catalog, public
    -- Of a table that has just begun to grow the planner would read every row, for each line.
    set enable_seqscan = off as $$
    declare
      account uuid := nullif(current_setting('app.account_id', true), '')::uuid;
    begin
      return query execute $q$
        with keyed as materialized (
          select w.line, w.document, w.email, public.search_text(w.name) as name_key,
            public.phone_key(w.phone) as phone,
            case when w.whatsapp in ('', w.phone) then '' else public.phone_key(w.whatsapp) end as whatsapp
          from unnest($2, $3, $4, $5, $6, $7) as w (line, document, email, phone, whatsapp, name)),
        wanted as materialized (
          select k.line, k.document, k.email, k.name_key,
            case when k.whatsapp in ('', k.phone) then array[k.phone] else array[k.phone, k.whatsapp] end as phones
          from keyed k)
        select w.line, found.id, 'document', 1::real
        from wanted w cross join lateral (
          select c.id from public.customers c
          where c.account_id = $1 and c.document <> '' and c.document = w.document limit 1) found
        where w.document <> ''
        union all
        select w.line, found.id, 'email', found.alike
        from wanted w cross join lateral (
          select c.id, public.similarity(c.name_key, w.name_key) as alike from public.customers c
          where c.account_id = $1 and c.email <> '' and lower(c.email) = w.email
          order by alike desc, c.id limit 3) found
        where w.email <> ''
        union all
        select w.line, found.id, 'phone', found.alike
        from wanted w cross join lateral unnest(w.phones) as wish (number) cross join lateral (
          select c.id, public.similarity(c.name_key, w.name_key) as alike from public.customers c
          where c.account_id = $1 and c.phone_key <> '' and c.phone_key = wish.number
          order by alike desc, c.id limit 3) found
        union all
        select w.line, found.id, 'phone', found.alike
        from wanted w cross join lateral unnest(w.phones) as wish (number) cross join lateral (
          select c.id, public.similarity(c.name_key, w.name_key) as alike from public.customers c
          where c.account_id = $1 and c.whatsapp_key <> '' and c.whatsapp_key = wish.number
          order by alike desc, c.id limit 3) found$q$
      using account, lines, documents, emails, phones, whatsapps, names;
    end $$`)
    .execute(db);
}
