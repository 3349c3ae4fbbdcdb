import { type Kysely, sql } from 'kysely';

/** Adds to customers the data that contracts need and the user of the last change, and the search for duplicates. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run(`alter table customers
    add column income_cents bigint,
    add column rg text not null default '',
    add column nationality text not null default '',
    add column profession text not null default '',
    add column in_charge_name text not null default '',
    add column in_charge_cpf text not null default '',
    add column associates smallint,
    add column observations text not null default '',
    add column version integer not null default 1,
    add column updated_at timestamptz not null default now(),
    add column updated_by uuid`);

  await run("create index customers_email on customers (account_id, lower(email)) where email <> ''");
  await run("create index customers_phone on customers (account_id, phone) where phone <> ''");
  await run("create index customers_whatsapp on customers (account_id, whatsapp) where whatsapp <> ''");
  await run('create index customers_name on customers using gin (account_id, name_key gin_trgm_ops)');

  // Owner's rights for the reason find_customers has them; filters by the account itself.
  await run(`create function find_duplicates(
      wanted_document text, wanted_email text, wanted_phones text[], wanted_name text)
    returns table (customer_id uuid, reason text)
    language plpgsql security definer set search_path = pg_catalog, public as $$
    declare
      account uuid := nullif(current_setting('app.account_id', true), '')::uuid;
      name_key text := public.search_text(wanted_name);
    begin
      -- The index finds names that are at least this alike; for this transaction only.
      perform set_config('pg_trgm.similarity_threshold', '0.65', true);
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
          where c.account_id = $1 and length($5) >= 5 and c.name_key operator(public.%) $5
          order by public.similarity(c.name_key, $5) desc limit 5)$q$
        using account, wanted_document, wanted_email, wanted_phones, name_key;
    end $$`);

  // A page of the list, found and cut in one query: planned for this very text, so that a rare one is read from the index
  // of texts and a common one from the newest on. As find_customers inside another query it could be asked once per row.
  await run(`create function search_customers(
      wanted_field text, wanted_text text, owners uuid[], archived boolean, page_size integer, page_offset integer)
    returns setof uuid
    language plpgsql stable security definer set search_path = pg_catalog, public as $$
    declare
      account uuid := nullif(current_setting('app.account_id', true), '')::uuid;
      pattern text := public.search_pattern(wanted_text);
      code text := public.search_code(wanted_text);
    begin
      return query execute
        'select c.id from public.customers c where c.account_id = $1 and c.archived_at is ' ||
        case when archived then 'not null' else 'null' end ||
        case when owners is null then '' else ' and c.owner_id = any($4)' end ||
        case
          when wanted_text = '' then ''
          when wanted_field = 'name' then ' and c.search_key like $2 and c.name_key like $2'
          when wanted_field = 'email' then ' and c.search_key like $2 and lower(c.email) like $2'
          when wanted_field = 'document' then ' and c.search_key like $3 and lower(c.document) like $3'
          when wanted_field = 'phone' then ' and c.search_key like $3 and (c.phone like $3 or c.whatsapp like $3)'
          when wanted_field = 'city' then ' and c.search_key like $2 and c.city_key like $2'
          when pattern = code then ' and c.search_key like $2'
          else ' and (c.search_key like $2 or c.search_key like $3)'
        end || ' order by c.registered_at desc, c.id limit $5 offset $6'
        using account, pattern, code, owners, page_size, page_offset;
    end $$`);

  // Histories are only ever added to; the one thing that may happen to a line is that its customer becomes another.
  await run('create policy owner_reads on histories for select to current_user using (true)');
  await run(
    'create policy owner_moves on histories for update to current_user using (true) with check (true)',
  );
  await run(`create function move_customer_history(from_customer uuid, to_customer uuid) returns void
    language sql security definer set search_path = pg_catalog, public as $$
      update public.histories set customer_id = to_customer
      where account_id = nullif(current_setting('app.account_id', true), '')::uuid
        and customer_id = from_customer
        and exists (select from public.customers c
          where c.account_id = nullif(current_setting('app.account_id', true), '')::uuid and c.id = to_customer)
    $$`);
}
