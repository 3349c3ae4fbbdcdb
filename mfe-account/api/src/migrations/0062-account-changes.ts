import { protectAccountTable } from '@girassol/api-platform/database/account-table';
import { type Kysely, sql } from 'kysely';

/** Creates the record of operators' changes of an account, and the one-time links by which its owner signs in first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  // `by` as it was then: the record outlives the operator's account.
  await run(`create table account_changes (
    account_id uuid not null references accounts on delete cascade,
    revision integer not null,
    at timestamptz not null default now(),
    by text not null,
    why text not null,
    action text not null check (action in ('open', 'change', 'link')),
    whitelabel_before text,
    whitelabel text,
    modules_before text[],
    modules text[],
    primary key (account_id, revision)
  )`);
  await protectAccountTable(db, 'account_changes', { appendOnly: true });

  await run(`create table access_links (
    account_id uuid not null,
    id uuid not null,
    user_id uuid not null,
    token_hash bytea not null,
    by text not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    ended_at timestamptz,
    primary key (account_id, id),
    foreign key (account_id, user_id) references users on delete cascade
  )`);
  await run('create unique index access_links_token on access_links (token_hash)');
  await run(
    'create index access_links_of_person on access_links (account_id, user_id) where ended_at is null',
  );
  await protectAccountTable(db, 'access_links', { ownerReads: true });

  await run(`create function find_access_link(wanted_hash bytea)
    returns table (account_id uuid, user_id uuid, id uuid)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select l.account_id, l.user_id, l.id from public.access_links l
      join public.users u on u.account_id = l.account_id and u.id = l.user_id
      where l.token_hash = wanted_hash and l.ended_at is null and l.expires_at > now() and u.disabled_at is null
    $$`);

  // Functions that give operators data of every account without opening its rows.
  await run(`create function list_accounts(wanted text, with_demo boolean, skipped integer, taken integer)
    returns table (
      id uuid, name text, signup_plan text, whitelabel text, active_modules text[], status_ok boolean,
      created_at timestamptz, owner_name text, owner_email text, people integer, total integer
    )
    language sql stable security definer set search_path = pg_catalog, public as $$
      with found as (
        select a.*, count(*) over ()::integer as total from public.accounts a
        where (with_demo or not a.is_demo) and (
          wanted = ''
          or a.id::text = lower(wanted)
          or public.search_text(a.name) like public.search_pattern(wanted)
          or exists (select from public.users u
            where u.account_id = a.id and public.search_text(u.email) like public.search_pattern(wanted)))
        order by a.name, a.id
        offset skipped limit taken
      )
      select f.id, f.name, f.signup_plan, f.whitelabel, f.active_modules, f.status_ok, f.created_at,
        coalesce(o.name, ''), coalesce(o.email, ''),
        (select count(*)::integer from public.users u where u.account_id = f.id and u.disabled_at is null), f.total
      from found f
      left join public.users o on o.account_id = f.id and o.type = 'MANAGER'
      order by f.name, f.id
    $$`);
}
