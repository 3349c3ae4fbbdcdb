import { type Kysely, sql } from 'kysely';

/**
 * Replaces the database function that matches customers by one that looks each key up in an index. The old
 * forms, `= any(…)` and a join that the planner may turn around, read every customer of the account for each
 * row of a spreadsheet.
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
        with wanted as materialized (
          select w.line, w.document, w.email, public.search_text(w.name) as name_key,
            array(select distinct number from unnest(array[w.phone, w.whatsapp]) number where number <> '') as phones
          from unnest($2, $3, $4, $5, $6, $7) as w (line, document, email, phone, whatsapp, name))
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
          where c.account_id = $1 and c.phone <> '' and c.phone = wish.number
          order by alike desc, c.id limit 3) found
        union all
        select w.line, found.id, 'phone', found.alike
        from wanted w cross join lateral unnest(w.phones) as wish (number) cross join lateral (
          select c.id, public.similarity(c.name_key, w.name_key) as alike from public.customers c
          where c.account_id = $1 and c.whatsapp <> '' and c.whatsapp = wish.number
          order by alike desc, c.id limit 3) found$q$
      using account, lines, documents, emails, phones, whatsapps, names;
    end $$`)
    .execute(db);
}
