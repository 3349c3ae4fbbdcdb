import { type Kysely, sql } from 'kysely';

type Run = (text: string) => Promise<unknown>;

/**
 * Searches customers by one digit that is typed four times or more ('99999', '479999') in an index of the few customers
 * who have such digits. The index of texts holds three characters at a time: every mobile phone has '999', so that it
 * selected everybody.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run: Run = (text) => sql.raw(text).execute(db);
  const digits = Array.from({ length: 10 }, (_, digit) => String(digit));
  const repetitions = digits.map((digit) => `'%${digit.repeat(4)}%'`).join(', ');

  // Compared with a value, because the planner takes one value for rare and a regular expression for common. The texts are
  // put together with '', so that no query reads them from the index of texts.
  await run(`create function digit_repetition(value text) returns text
    language sql immutable strict parallel safe as $$
      select case when value || '' like any(array[${repetitions}]) then 'YES' end
    $$`);
  await run(`create index customers_repeated_digit on customers (account_id, registered_at desc, id)
    where digit_repetition(search_key) = 'YES'`);
  // Where other digits follow, three characters of them are rare enough; an area code may come before.
  await run(`create function customer_match(pattern text, parameter text) returns text
    language sql immutable strict parallel safe as $$
      select case when translate(pattern, '%', '') ~ '^[0-9]{0,2}(?:${digits.map((digit) => `${digit}{4,}`).join('|')})$'
        then '(public.digit_repetition(c.search_key) = ''YES'' and c.search_key || '''' like ' || parameter || ')'
        else 'c.search_key like ' || parameter end
    $$`);
  await replaceCustomerSearches(run);
  await replaceRecordSearches(run);
}

const begin = `language plpgsql stable security definer set search_path = pg_catalog, public as $$
  declare
    account uuid := nullif(current_setting('app.account_id', true), '')::uuid;
    pattern text := public.search_pattern(wanted_text);
    code text := public.search_code(wanted_text);
    text_match text := public.customer_match(pattern, '$2');
    code_match text := public.customer_match(code, '$3');
    any_match text := case
      when pattern = code then text_match
      when code_match = 'c.search_key like $3' then '(c.search_key like $2 or c.search_key like $3)'
      else 'c.id in (select c.id from public.customers c where c.account_id = $1 and ' || text_match ||
        ' union all select c.id from public.customers c where c.account_id = $1 and ' || code_match || ')' end;
    number integer := substring(wanted_text from '^\\s*#?\\s*([0-9]{1,9})\\s*$')::integer;
  begin`;

/** Finds customers in lists, exports and filters, as before. */
async function replaceCustomerSearches(run: Run): Promise<void> {
  const matched = `case
    when wanted_text = '' then ''
    when wanted_field = 'name' then ' and c.name_key like $2 and ' || text_match
    when wanted_field = 'email' then ' and lower(c.email) like $2 and ' || text_match
    when wanted_field = 'document' then ' and lower(c.document) like $3 and ' || code_match
    when wanted_field = 'phone' then ' and (c.phone like $3 or c.whatsapp like $3) and ' || code_match
    when wanted_field = 'city' then ' and c.city_key like $2 and ' || text_match
    else ' and ' || any_match
  end`;
  await run(`create or replace function find_customers(wanted_field text, wanted_text text) returns setof uuid ${begin}
      return query execute 'select c.id from public.customers c where c.account_id = $1' || ${matched}
        using account, pattern, code;
    end $$`);
  const found = `'from public.customers c where c.account_id = $1 and c.archived_at is ' ||
    case when archived then 'not null' else 'null' end ||
    case when owners is null then '' else ' and c.owner_id = any($4)' end || ${matched}`;
  await run(`create or replace function list_customers(wanted_field text, wanted_text text, owners uuid[],
      archived boolean, wanted_order text, page_size integer, page_offset integer)
    returns setof uuid ${begin}
      return query execute 'select c.id ' || ${found} || ' order by ' ||
        case wanted_order
          when 'NAME' then 'c.name_key, c.id'
          when 'CITY' then 'c.city_key, c.name_key, c.id'
          when 'OLDEST' then 'c.registered_at, c.id desc'
          else 'c.registered_at desc, c.id'
        end || ' limit $5 offset $6'
        using account, pattern, code, owners, page_size, page_offset;
    end $$`);
  await run(`create or replace function count_customers(wanted_field text, wanted_text text, owners uuid[],
      archived boolean, out total integer) ${begin}
      execute 'select count(*)::int ' || ${found} into total using account, pattern, code, owners;
    end $$`);
}

/** Finds items and proposals by their customer, as before. */
async function replaceRecordSearches(run: Run): Promise<void> {
  const customer = `' || any_match || '`;
  const seen = `(s.type = any($4) or s.type = any($5) and (s.owner_id = any($6) or s.co_owner_ids && $6))`;
  const named = `' || case when length(pattern) < 5 then '(s.search_key like $9 or s.search_key like $10)' else 's.search_key like $2' end || '`;
  await run(`create or replace function search_items(
      wanted_text text, all_kinds text[], own_kinds text[], owners uuid[], most integer)
    returns setof uuid ${begin}
      return query execute 'select id from (
        (select s.id, s.last_activity_at, 0 as distance from public.sales s
          where s.account_id = $1 and s.type = any($4 || $5) and s.number = $7 and ${seen} limit $8)
        union all
        (select s.id, s.last_activity_at, 1 from public.sales s
          where s.account_id = $1 and ${named} and ${seen}
          order by s.last_activity_at desc, s.id desc limit $8)
        union all
        (select s.id, s.last_activity_at, 1 from public.sales s
          join public.customers c on c.account_id = s.account_id and c.id = s.customer_id
          where s.account_id = $1 and c.account_id = $1 and ${customer} and ${seen}
          order by s.last_activity_at desc, s.id desc limit $8)
      ) found group by id order by min(distance), max(last_activity_at) desc, id desc limit $8'
      using account, pattern, code, all_kinds, own_kinds, owners, number, most,
        substr(pattern, 2), '% ' || substr(pattern, 2);
    end $$`);

  const seenCustomer = `($4 is null or c.owner_id = any($4) or exists (select from public.sales s
    where s.account_id = c.account_id and s.customer_id = c.id
      and (s.owner_id = any($4) or s.co_owner_ids && $4 or s.type = any($5))))`;
  await run(`create or replace function search_proposals(
      wanted_text text, owners uuid[], managed text[], most integer)
    returns setof uuid ${begin}
      return query execute 'select id from (
        (select p.id, p.registered_at, 0 as distance from public.proposals p
          join public.customers c on c.account_id = p.account_id and c.id = p.customer_id
          where p.account_id = $1 and p.count = $7 and (p.user_id = any($4) or ${seenCustomer}))
        union all
        (select p.id, p.registered_at, 1 from public.proposals p
          join public.customers c on c.account_id = p.account_id and c.id = p.customer_id
          where p.account_id = $1 and c.account_id = $1 and ${customer} and (p.user_id = any($4) or ${seenCustomer})
          order by p.registered_at desc, p.id desc limit $6)
      ) found group by id order by min(distance), max(registered_at) desc, id desc limit $6'
      using account, pattern, code, owners, managed, most, number;
    end $$`);
}
