import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/** Creates jobs: work that any free process does after the transaction that enqueued it (docs/jobs.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  // `fresh`: nobody has begun it, so that one more of the same would be one too many.
  // `order_at`: when it is due, and how long others may overtake it.
  // `account_due`: when it is due by the clock of its account; `due_at` is that in the time of the world.
  await run(`create table jobs (
    id uuid primary key,
    account_id uuid references accounts on delete cascade,
    kind text not null,
    state text not null default 'QUEUED' check (state in ('QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED')),
    payload jsonb not null,
    progress jsonb,
    priority text not null check (priority in ('HIGH', 'NORMAL', 'LOW')),
    key text,
    once text,
    fresh boolean not null default true,
    due_at timestamptz not null,
    order_at timestamptz not null,
    account_due timestamptz,
    attempts integer not null default 0,
    max_attempts integer not null check (max_attempts > 0),
    lease uuid,
    lease_until timestamptz,
    worker text,
    cancel_asked_at timestamptz,
    error text,
    created_at timestamptz not null default now(),
    started_at timestamptz,
    ended_at timestamptz,
    check ((state = 'RUNNING') = (lease is not null)),
    check ((state in ('DONE', 'FAILED', 'CANCELLED')) = (ended_at is not null)),
    check (account_due is null or account_id is not null)
  )`);
  await run(`create index jobs_open on jobs (order_at, id) where state in ('QUEUED', 'RUNNING')`);
  await run('create unique index jobs_lease on jobs (lease) where lease is not null');
  await run(
    `create unique index jobs_one_per_key on jobs (account_id, key) nulls not distinct
     where state = 'RUNNING' and key is not null`,
  );
  await run(
    `create unique index jobs_once on jobs (account_id, kind, once) nulls not distinct
     where fresh and once is not null`,
  );
  await run('create index jobs_of_account on jobs (account_id, created_at)');
  await run(`create index jobs_ended on jobs (state, ended_at) where ended_at is not null`);
  await protectAccountTable(db, 'jobs');
  // Of no account: the platform's own. Only a transaction that sees no account sees them.
  await run(`create policy no_account on jobs
    using (account_id is null and nullif(current_setting('app.account_id', true), '') is null)
    with check (account_id is null and nullif(current_setting('app.account_id', true), '') is null)`);
  // For the functions below: whoever works does so for every account.
  await run('create policy owner_works on jobs to current_user using (true) with check (true)');

  await run(`create table job_periods (
    kind text primary key,
    next_at timestamptz not null,
    last_at timestamptz
  )`);

  // One after the other, so that two processes never begin two of one key. Takes what is due first, and what somebody
  // began whose lease is over.
  await run(`create function claim_job(who text, lease_seconds integer, wanted text[])
    returns setof jobs
    language plpgsql volatile security definer set search_path = pg_catalog, public as $$
    begin
      perform pg_advisory_xact_lock(7163004212);
      return query
        update public.jobs set
          state = 'RUNNING', lease = gen_random_uuid(), lease_until = now() + make_interval(secs => lease_seconds),
          worker = who, attempts = attempts + 1, fresh = false, started_at = now()
        where id = (
          select j.id from public.jobs j
          where j.state in ('QUEUED', 'RUNNING')
            and (j.order_at <= now() + interval '1 hour' or j.cancel_asked_at is not null)
            and case j.state when 'QUEUED' then j.due_at <= now() or j.cancel_asked_at is not null
                else j.lease_until < now() end
            and j.kind = any(wanted)
            and (j.key is null or not exists (
              select from public.jobs r
              where r.state = 'RUNNING' and r.key = j.key and r.id <> j.id
                and r.account_id is not distinct from j.account_id))
          order by j.order_at, j.id
          limit 1
          for update skip locked
        )
        returning *;
    end $$`);

  // Those that are still held, and whether somebody wants them to end. A row that is locked is in a transaction of its
  // holder, or of whoever cancels: nobody takes it meanwhile.
  await run(`create function renew_jobs(leases uuid[], lease_seconds integer)
    returns table (lease uuid, cancel_asked boolean)
    language plpgsql volatile security definer set search_path = pg_catalog, public as $$
    begin
      update public.jobs j set lease_until = now() + make_interval(secs => lease_seconds)
        where j.id in (
          select i.id from public.jobs i where i.lease = any(leases) and i.state = 'RUNNING' for update skip locked);
      return query select j.lease, j.cancel_asked_at is not null from public.jobs j
        where j.lease = any(leases) and j.state = 'RUNNING';
    end $$`);

  // A process that is alone with its database frees all leases from before its start.
  await run(`create function end_leases() returns integer
    language sql volatile security definer set search_path = pg_catalog, public as $$
      with ended as (
        update public.jobs set lease_until = now() - interval '1 second' where state = 'RUNNING' returning 1)
      select count(*)::integer from ended
    $$`);

  // Seconds until something may be there to do; null where nothing waits.
  await run(`create function next_job_in(wanted text[]) returns table (seconds double precision)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select extract(epoch from min(case state when 'QUEUED' then due_at else lease_until end) - now())::double precision
      from public.jobs where state in ('QUEUED', 'RUNNING') and kind = any(wanted)
    $$`);

  await run(`create function job_figures()
    returns table (kind text, state text, jobs integer, oldest_seconds double precision)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select j.kind, j.state, count(*)::integer,
        greatest(0, extract(epoch from now() - min(j.due_at)))::double precision
      from public.jobs j where j.state in ('QUEUED', 'RUNNING', 'FAILED') group by j.kind, j.state
    $$`);

  // Functions that give operators the jobs of every account.
  await run(`create function list_jobs(wanted_state text, wanted_kind text, skipped integer, taken integer)
    returns table (
      id uuid, account_id uuid, account_name text, kind text, state text, payload jsonb, progress jsonb, priority text,
      key text, due_at timestamptz, account_due timestamptz, attempts integer, max_attempts integer, worker text,
      cancel_asked_at timestamptz, error text, created_at timestamptz, started_at timestamptz, ended_at timestamptz,
      total integer
    )
    language sql stable security definer set search_path = pg_catalog, public as $$
      select j.id, j.account_id, a.name, j.kind, j.state, j.payload, j.progress, j.priority, j.key, j.due_at,
        j.account_due, j.attempts, j.max_attempts, j.worker, j.cancel_asked_at, j.error, j.created_at, j.started_at,
        j.ended_at, count(*) over ()::integer
      from public.jobs j left join public.accounts a on a.id = j.account_id
      where j.state = wanted_state and (wanted_kind = '' or j.kind = wanted_kind)
      order by case when j.ended_at is null then j.order_at end, j.ended_at desc, j.id
      offset skipped limit taken
    $$`);

  await run(`create function find_job(wanted uuid) returns table (id uuid, account_id uuid)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select j.id, j.account_id from public.jobs j where j.id = wanted
    $$`);

  // Some at a time: what is left goes with the next call.
  await run(`create function forget_jobs(ended_before timestamptz, most integer) returns integer
    language sql volatile security definer set search_path = pg_catalog, public as $$
      with gone as (
        delete from public.jobs where id in (
          select id from public.jobs where state in ('DONE', 'CANCELLED') and ended_at < ended_before limit most)
        returning 1)
      select count(*)::integer from gone
    $$`);
}
