import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/**
 * Creates visitors' complaints about sites, suspensions of sites by operators, and the day since which an
 * account has not paid.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run(`create table website_reports (
    account_id uuid not null references websites on delete cascade,
    id uuid not null,
    reason text not null,
    words text not null,
    at timestamptz not null default now(),
    primary key (account_id, id)
  )`);
  await protectAccountTable(db, 'website_reports', { appendOnly: true, ownerReads: true });

  // Suspensions and their ends, with operator and reason; never changed.
  await run(`create table website_suspensions (
    account_id uuid not null references websites on delete cascade,
    id uuid not null,
    suspended boolean not null,
    why text not null,
    by text not null,
    at timestamptz not null default now(),
    primary key (account_id, id)
  )`);
  await protectAccountTable(db, 'website_suspensions', { appendOnly: true });

  // Functions that give operators the reports of all accounts without opening their rows.
  await run(`create function list_reported_websites()
    returns table (
      account_id uuid, name text, slug text, suspended_at timestamptz, suspended_why text, reports jsonb
    )
    language sql stable security definer set search_path = pg_catalog, public as $$
      select w.account_id, a.name, w.slug, w.suspended_at, w.suspended_why, coalesce(r.reports, '[]')
      from public.websites w
      join public.accounts a on a.id = w.account_id
      left join lateral (
        select jsonb_agg(jsonb_build_object('id', n.id, 'reason', n.reason, 'words', n.words,
          'at', extract(epoch from n.at) * 1000) order by n.at desc) as reports, max(n.at) as newest
        from (select * from public.website_reports o where o.account_id = w.account_id
          order by o.at desc limit 50) n
      ) r on true
      where w.suspended_at is not null or r.newest is not null
      order by greatest(w.suspended_at, r.newest) desc
      limit 200
    $$`);

  // A site of an account that owes stays for a while: whoever sets the status, the day is kept here.
  await run('alter table accounts add column irregular_since timestamptz');
  await run('update accounts set irregular_since = now() where not status_ok');
  await run(`create function keep_irregular_since() returns trigger language plpgsql as $$
    begin
      if new.status_ok then new.irregular_since := null;
      elsif new.irregular_since is null then new.irregular_since := now();
      end if;
      return new;
    end $$`);
  await run(`create trigger accounts_irregular_since before insert or update of status_ok on accounts
    for each row execute function keep_irregular_since()`);
}
