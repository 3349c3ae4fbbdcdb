import { type Kysely, sql } from 'kysely';

/** Adds the lookup of customers without document, e-mail and phone, by name and city. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run(`create index customers_without_contact on customers (account_id, name_key, city_key)
    where document = '' and email = '' and phone = '' and whatsapp = ''`);
  // As match_customers: read as the owner of the table, who names the account.
  await run(`create function match_without_contact(lines integer[], names text[], cities text[])
    returns table (line integer, customer_id uuid)
    language plpgsql stable security definer set search_path = pg_catalog, public
    set enable_seqscan = off set jit = off as $$
    declare
      account uuid := nullif(current_setting('app.account_id', true), '')::uuid;
    begin
      return query execute $q$
        with wanted as materialized (
          select w.line, public.search_text(w.name) as name_key, public.search_text(w.city) as city_key
          from unnest($2, $3, $4) as w (line, name, city))
        select w.line, found.id
        from wanted w cross join lateral (
          select c.id from public.customers c
          where c.account_id = $1 and c.name_key = w.name_key and c.city_key = w.city_key
            and c.document = '' and c.email = '' and c.phone = '' and c.whatsapp = ''
          order by c.id limit 50) found$q$
      using account, lines, names, cities;
    end $$`);
}
