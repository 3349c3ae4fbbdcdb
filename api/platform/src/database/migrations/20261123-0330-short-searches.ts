import { type Kysely, sql } from 'kysely';

/**
 * Changes `search_items` (0048) for one and two letters: they match only the beginning of a word in the name. The index
 * holds three letters at a time, beginnings of words included; two letters anywhere had to be searched in every item.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const seen = `(s.type = any($4) or s.type = any($5) and (s.owner_id = any($6) or s.co_owner_ids && $6))`;
  const customer = `' || case when pattern = code then 'c.search_key like $2' else '(c.search_key like $2 or c.search_key like $3)' end || '`;
  const named = `' || case when length(pattern) < 5 then '(s.search_key like $9 or s.search_key like $10)' else 's.search_key like $2' end || '`;
  await sql
    .raw(`create or replace function search_items(
      wanted_text text, all_kinds text[], own_kinds text[], owners uuid[], most integer)
    returns setof uuid language plpgsql stable security definer set search_path = pg_catalog, public as $$
    declare
      account uuid := nullif(current_setting('app.account_id', true), '')::uuid;
      pattern text := public.search_pattern(wanted_text);
      code text := public.search_code(wanted_text);
      number integer := substring(wanted_text from '^\\s*#?\\s*([0-9]{1,9})\\s*$')::integer;
    begin
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
    end $$`)
    .execute(db);
}
