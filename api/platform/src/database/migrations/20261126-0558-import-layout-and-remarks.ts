import { type Kysely, sql } from 'kysely';

/** Stores the position of the headers of an imported sheet and the remarks on its rows, and looks up customers by their name alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run('alter table imports add column header jsonb');
  await run('alter table import_rows add column remarks jsonb, add column customer_found jsonb');
  // Few rows have any.
  await run(
    `create index import_rows_told on import_rows (account_id, import_id, line) where remarks is not null`,
  );

  // As match_customers: read as the owner of the table, who names the account. `most` limits the customers of each row: of a name that many share, all are not needed.
  await run(`create function match_by_name(lines integer[], names text[], most integer)
    returns table (line integer, customer_id uuid)
    language plpgsql stable security definer set search_path = pg_catalog, public
    set enable_seqscan = off set jit = off as $$
    declare
      account uuid := nullif(current_setting('app.account_id', true), '')::uuid;
    begin
      return query execute $q$
        with wanted as materialized (
          select w.line, public.search_text(w.name) as name_key from unnest($2, $3) as w (line, name))
        select w.line, found.id
        from wanted w cross join lateral (
          select c.id from public.customers c
          where c.account_id = $1 and c.name_key = w.name_key and w.name_key <> ''
          order by c.id limit $4) found$q$
      using account, lines, names, most;
    end $$`);
}
