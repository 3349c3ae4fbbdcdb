import { type Kysely, sql } from 'kysely';

/** Newest found customers that are put in order by their names; all others follow, newest first. */
const MAX_RANKED = 500;

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
    -- The pattern without its first '%'.
    beginning text := substr(pattern, 2);
    first_unranked integer := greatest(page_offset, ${MAX_RANKED});
  begin`;

/**
 * Adds an order to the list of customers, for a search: names that begin with the text, then names of which a word begins
 * with it, then the others; newest first among each. The newest 500 are ranked, so that a text that finds half of all
 * customers takes about as long as one that finds a few. Pages beyond go on where the 500 end.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const matched = `case
    when wanted_text = '' then ''
    when wanted_field = 'name' then ' and c.name_key like $2 and ' || text_match
    when wanted_field = 'email' then ' and lower(c.email) like $2 and ' || text_match
    when wanted_field = 'document' then ' and lower(c.document) like $3 and ' || code_match
    when wanted_field = 'phone' then ' and (c.phone like $3 or c.whatsapp like $3) and ' || code_match
    when wanted_field = 'city' then ' and c.city_key like $2 and ' || text_match
    else ' and ' || any_match
  end`;
  const found = `'from public.customers c where c.account_id = $1 and c.archived_at is ' ||
    case when archived then 'not null' else 'null' end ||
    case when owners is null then '' else ' and c.owner_id = any($4)' end || ${matched}`;
  await sql
    .raw(`create or replace function list_customers(wanted_field text, wanted_text text, owners uuid[],
      archived boolean, wanted_order text, page_size integer, page_offset integer)
    returns setof uuid ${begin}
      if wanted_order = 'LIKENESS' then
        return query execute 'select id from (select c.id, c.registered_at, c.name_key ' || ${found} ||
          ' order by c.registered_at desc, c.id limit ${MAX_RANKED}) newest order by
            case when name_key like $7 then 0 when name_key like $8 then 1 else 2 end, registered_at desc, id
            limit $5 offset $6'
          using account, pattern, code, owners, page_size, page_offset, beginning, '% ' || beginning;
        if page_offset + page_size > ${MAX_RANKED} then
          return query select public.list_customers(wanted_field, wanted_text, owners, archived, 'NEWEST',
            page_offset + page_size - first_unranked, first_unranked);
        end if;
        return;
      end if;
      return query execute 'select c.id ' || ${found} || ' order by ' ||
        case wanted_order
          when 'NAME' then 'c.name_key, c.id'
          when 'CITY' then 'c.city_key, c.name_key, c.id'
          when 'OLDEST' then 'c.registered_at, c.id desc'
          else 'c.registered_at desc, c.id'
        end || ' limit $5 offset $6'
        using account, pattern, code, owners, page_size, page_offset;
    end $$`)
    .execute(db);
}
