import { type Kysely, sql } from 'kysely';

/**
 * Adds to customers the form in which phones are compared: area code and number, without dialling prefix,
 * mobile numbers with their ninth digit. The database computes `phone_key` like `toPhoneMatchKey` of
 * shared-domain. The indexes move from `phone` and `whatsapp` to the new columns, since a second pair of
 * indexes would slow imports down.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run(`create function phone_key(value text) returns text
    language sql immutable strict parallel safe as $$
      select regexp_replace(regexp_replace(regexp_replace(value, '\\D+', '', 'g'),
        '^(?:0[1-9][0-9](?=[1-9]{2}9[0-9]{8}$|[1-8][1-9][2-9][0-9]{7}$)'
        || '|(?:00550?|(?:55)?0?)(?=[1-9]{2}(?:9[0-9]{8}|[2-9][0-9]{7})$))', ''),
        '^([1-9]{2})([6-9][0-9]{7})$', '\\19\\2')
    $$`);
  await run(`alter table customers
    add column phone_key text not null generated always as (phone_key(phone)) stored,
    add column whatsapp_key text not null generated always as (phone_key(whatsapp)) stored`);
  await run('drop index customers_phone');
  await run('drop index customers_whatsapp');
  await run("create index customers_phone_key on customers (account_id, phone_key) where phone_key <> ''");
  await run(
    "create index customers_whatsapp_key on customers (account_id, whatsapp_key) where whatsapp_key <> ''",
  );

  await run(`create or replace function find_duplicates(
      wanted_document text, wanted_email text, wanted_phones text[], wanted_name text)
    returns table (customer_id uuid, reason text)
    language plpgsql security definer set search_path = pg_catalog, public as $$
    declare
      account uuid := nullif(current_setting('app.account_id', true), '')::uuid;
      name_key text := public.search_text(wanted_name);
      phone_keys text[] := array(select distinct public.phone_key(number) from unnest(wanted_phones) number);
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
          where c.account_id = $1 and c.phone_key <> '' and c.phone_key = any($4) limit 5)
        union all
        (select c.id, 'phone' from public.customers c
          where c.account_id = $1 and c.whatsapp_key <> '' and c.whatsapp_key = any($4) limit 5)
        union all
        (select c.id, 'name' from public.customers c
          where c.account_id = $1 and length($5) >= 5 and c.search_key operator(public.%>) $5
            and c.name_key operator(public.%) $5
          order by public.similarity(c.name_key, $5) desc limit 5)$q$
        using account, wanted_document, wanted_email, phone_keys, name_key;
    end $$`);

  await run(`create or replace function match_customers(
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
            array(select distinct public.phone_key(number) from unnest(array[w.phone, w.whatsapp]) number
              where number <> '') as phones
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
          where c.account_id = $1 and c.phone_key <> '' and c.phone_key = wish.number
          order by alike desc, c.id limit 3) found
        union all
        select w.line, found.id, 'phone', found.alike
        from wanted w cross join lateral unnest(w.phones) as wish (number) cross join lateral (
          select c.id, public.similarity(c.name_key, w.name_key) as alike from public.customers c
          where c.account_id = $1 and c.whatsapp_key <> '' and c.whatsapp_key = wish.number
          order by alike desc, c.id limit 3) found$q$
      using account, lines, documents, emails, phones, whatsapps, names;
    end $$`);

  // A text of digits alone that may be a phone is looked for by its area code and its last eight digits: with the ninth
  // digit before them or without, whatever is dialled before. A document of as many digits is found by that as well.
  await run(`create or replace function search_code(value text) returns text
    language sql immutable strict parallel safe as $$
      select case
        when value !~ '[0-9]' then search_pattern(value)
        when value ~ '[[:alpha:]]' then '%' || regexp_replace(search_text(value), '[^0-9a-z]', '', 'g') || '%'
        else '%' || regexp_replace(phone_key(value), '^([1-9]{2})?9([6-9][0-9]{7})$', '\\1%\\2') || '%' end
    $$`);
}
