import { type Kysely, sql } from 'kysely';

/** Adds lists of customers in other orders than newest first, and the count of customers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run('create index customers_by_name on customers (account_id, name_key, id)');
  await run('create index customers_by_city on customers (account_id, city_key, name_key, id)');

  // As search_customers finds them, which stays for the servers of the release before.
  const begin = `language plpgsql stable security definer set search_path = pg_catalog, public as $$
    declare
      account uuid := nullif(current_setting('app.account_id', true), '')::uuid;
      pattern text := public.search_pattern(wanted_text);
      code text := public.search_code(wanted_text);
    begin`;
  const found = `'from public.customers c where c.account_id = $1 and c.archived_at is ' ||
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
        end`;
  await run(`create function list_customers(wanted_field text, wanted_text text, owners uuid[], archived boolean,
      wanted_order text, page_size integer, page_offset integer)
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
  await run(`create function count_customers(wanted_field text, wanted_text text, owners uuid[], archived boolean,
      out total integer) ${begin}
      execute 'select count(*)::int ' || ${found} into total using account, pattern, code, owners;
    end $$`);
}
