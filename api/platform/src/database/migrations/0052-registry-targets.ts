import { type Kysely, sql } from 'kysely';

/**
 * Adds the targets for which a release can be live, and reserved names of remotes that have no release yet. Both belong
 * to the platform.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  // Operators name accounts by what people know of them; the account itself is not entered, and nothing else of it leaves.
  await run(`create function find_accounts(wanted text, whole boolean)
    returns table (id uuid, name text, email text)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select a.id, a.name, coalesce(
        (select u.email from public.users u
         where u.account_id = a.id and u.type = 'MANAGER' and u.disabled_at is null order by u.id limit 1), '')
      from public.accounts a
      where case when whole then
        a.id::text = lower(wanted)
        or public.search_text(a.name) = public.search_text(wanted)
        or exists (select from public.users u where u.account_id = a.id and lower(u.email) = lower(wanted))
      else
        public.search_text(a.name) like public.search_pattern(wanted)
        or exists (select from public.users u
          where u.account_id = a.id and public.search_text(u.email) like public.search_pattern(wanted))
      end
      order by a.name, a.id
      limit 20
    $$`);
  await run(`create function account_names(wanted uuid[])
    returns table (id uuid, name text)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select a.id, a.name from public.accounts a where a.id = any(wanted)
    $$`);

  await run(`create table remote_reservations (
    remote text primary key,
    team text not null,
    by text not null,
    at timestamptz not null default now()
  )`);
}
