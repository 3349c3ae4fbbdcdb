import { type Kysely, sql } from 'kysely';

/**
 * Adds the search of items of every board and state, notes, files and proposals, and the items that a user worked on
 * last.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run('create index sales_liveliest on sales (account_id, last_activity_at desc, id desc)');
  await run('create index histories_person on histories (account_id, user_id, registered_at desc)');
  await run(
    `alter table notes add column search_key text not null generated always as (search_text(content)) stored`,
  );
  await run('create index notes_search on notes using gin (account_id, search_key gin_trgm_ops)');
  await run('create index notes_latest on notes (account_id, registered_at desc, id desc)');
  await run(
    `alter table archive_files add column name_key text not null generated always as (search_text(name)) stored`,
  );
  await run('create index archive_files_name on archive_files using gin (account_id, name_key gin_trgm_ops)');
  await run('create index archive_files_latest on archive_files (account_id, created_at desc, id desc)');
  for (const table of ['notes', 'archive_files', 'archive_folders']) {
    await run(`create policy owner_reads on ${table} for select to current_user using (true)`);
  }
  await createSearches(run);
}

/**
 * All with owner's rights for the reason find_customers has them: they filter by the account themselves. Each is planned
 * for the very text, so that a rare one is read from its index and a common one from the newest on.
 */
async function createSearches(run: (text: string) => Promise<unknown>): Promise<void> {
  const begin = `language plpgsql stable security definer set search_path = pg_catalog, public as $$
    declare
      account uuid := nullif(current_setting('app.account_id', true), '')::uuid;
      pattern text := public.search_pattern(wanted_text);
      code text := public.search_code(wanted_text);
      number integer := substring(wanted_text from '^\\s*#?\\s*([0-9]{1,9})\\s*$')::integer;
    begin`;
  // Items that a person sees: of these boards all, of those the own ones and the shared ones.
  const seen = `(s.type = any($4) or s.type = any($5) and (s.owner_id = any($6) or s.co_owner_ids && $6))`;
  const customer = `' || case when pattern = code then 'c.search_key like $2' else '(c.search_key like $2 or c.search_key like $3)' end || '`;

  await run(`create function search_items(
      wanted_text text, all_kinds text[], own_kinds text[], owners uuid[], most integer)
    returns setof uuid ${begin}
      return query execute 'select id from (
        (select s.id, s.last_activity_at, 0 as distance from public.sales s
          where s.account_id = $1 and s.type = any($4 || $5) and s.number = $7 and ${seen} limit $8)
        union all
        (select s.id, s.last_activity_at, 1 from public.sales s
          where s.account_id = $1 and s.search_key like $2 and ${seen}
          order by s.last_activity_at desc, s.id desc limit $8)
        union all
        (select s.id, s.last_activity_at, 1 from public.sales s
          join public.customers c on c.account_id = s.account_id and c.id = s.customer_id
          where s.account_id = $1 and c.account_id = $1 and ${customer} and ${seen}
          order by s.last_activity_at desc, s.id desc limit $8)
      ) found group by id order by min(distance), max(last_activity_at) desc, id desc limit $8'
      using account, pattern, code, all_kinds, own_kinds, owners, number, most;
    end $$`);

  // A private note shows on its own item: whoever sees that one sees it.
  await run(`create function search_notes(
      wanted_text text, all_kinds text[], own_kinds text[], owners uuid[], most integer)
    returns setof uuid ${begin}
      return query execute 'select n.id from public.notes n
        join public.sales s on s.account_id = n.account_id and s.id = n.sale_id
        where n.account_id = $1 and s.account_id = $1 and n.search_key like $2 and ${seen}
        order by n.registered_at desc, n.id desc limit $8'
      using account, pattern, code, all_kinds, own_kinds, owners, number, most;
    end $$`);

  // Customers that a person sees: everybody's, those of the owners in sight, and those of an item in sight.
  const seenCustomer = `($4 is null or c.owner_id = any($4) or exists (select from public.sales s
    where s.account_id = c.account_id and s.customer_id = c.id
      and (s.owner_id = any($4) or s.co_owner_ids && $4 or s.type = any($5))))`;
  await run(`create function search_files(wanted_text text, owners uuid[], managed text[], most integer)
    returns setof uuid ${begin}
      return query execute 'select f.id from public.archive_files f
        join public.archive_folders d on d.account_id = f.account_id and d.id = f.folder_id
        join public.customers c on c.account_id = f.account_id and c.id = f.customer_id
        where f.account_id = $1 and c.account_id = $1 and f.deleted_at is null and d.deleted_at is null
          and f.name_key like $2 and ${seenCustomer}
        order by f.created_at desc, f.id desc limit $6'
      using account, pattern, code, owners, managed, most;
    end $$`);
  await run(`create function search_proposals(wanted_text text, owners uuid[], managed text[], most integer)
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
