import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/** Creates customers, and their search without regard to accents and case. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  // Lets an index start with the account and end with trigrams: a search never reads another account's entries.
  await run('create extension if not exists btree_gin');

  // Search text and stored text are compared without accents and case.
  await run(`create function search_text(value text) returns text
    language sql immutable strict parallel safe as $$
      select lower(regexp_replace(normalize(value, NFD), '[\\u0300-\\u036f]', '', 'g'))
    $$`);
  // A LIKE pattern for a text typed by a person: its own % and _ are ordinary characters.
  await run(`create function search_pattern(value text) returns text
    language sql immutable strict parallel safe as $$
      select '%' || regexp_replace(search_text(value), '([%_\\\\])', '\\\\\\1', 'g') || '%'
    $$`);

  await run(`create table customers (
    account_id uuid not null references accounts on delete cascade,
    id uuid not null,
    owner_id uuid not null,
    name text not null,
    email text not null default '',
    phone text not null default '',
    whatsapp text not null default '',
    document text not null default '',
    is_cnpj boolean not null default false,
    uf text not null default '',
    city text not null default '',
    postal_code text not null default '',
    street text not null default '',
    number text not null default '',
    district text not null default '',
    complement text not null default '',
    origin text,
    archived_at timestamptz,
    registered_at timestamptz not null default now(),
    name_key text not null generated always as (search_text(name)) stored,
    city_key text not null generated always as (search_text(city)) stored,
    search_key text not null generated always as (
      search_text(name || chr(10) || email || chr(10) || document || chr(10) || phone || chr(10) || whatsapp || chr(10) || city)
    ) stored,
    primary key (account_id, id),
    foreign key (account_id, owner_id) references users
  )`);
  await run(
    "create unique index customers_document on customers (account_id, document) where document <> ''",
  );
  await run('create index customers_newest on customers (account_id, registered_at desc, id)');
  await run('create index customers_owner on customers (account_id, owner_id, registered_at desc, id)');
  await run('create index customers_search on customers using gin (account_id, search_key gin_trgm_ops)');
  await protectAccountTable(db, 'customers', { ownerReads: true });

  // A document or phone typed with its mask: '123.456.789-09' is stored as its digits.
  await run(`create function search_code(value text) returns text
    language sql immutable strict parallel safe as $$
      select case when value ~ '[0-9]'
        then '%' || regexp_replace(search_text(value), '[^0-9a-z]', '', 'g') || '%' else search_pattern(value) end
    $$`);

  // Owner's rights, because under row-level security LIKE may not use the index. So it filters by the account itself.
  await run(`create function find_customers(wanted_field text, wanted_text text) returns setof uuid
    language plpgsql stable security definer set search_path = pg_catalog, public as $$
    declare
      account uuid := nullif(current_setting('app.account_id', true), '')::uuid;
      pattern text := public.search_pattern(wanted_text);
      code text := public.search_code(wanted_text);
    begin
      -- execute: planned for this text, so that a rare one uses the index and a common one does not.
      return query execute
        'select c.id from public.customers c where c.account_id = $1 and ' ||
        case wanted_field
          when 'name' then 'c.search_key like $2 and c.name_key like $2'
          when 'email' then 'c.search_key like $2 and lower(c.email) like $2'
          when 'document' then 'c.search_key like $3 and lower(c.document) like $3'
          when 'phone' then 'c.search_key like $3 and (c.phone like $3 or c.whatsapp like $3)'
          when 'city' then 'c.search_key like $2 and c.city_key like $2'
          else '(c.search_key like $2 or c.search_key like $3)'
        end
        using account, pattern, code;
    end $$`);
}
