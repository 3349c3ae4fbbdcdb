import { type Kysely, sql } from 'kysely';

/** True for a job `j` that may begin: due, or left by a process that is gone, and no other one of its key runs. */
const MAY_BEGIN = `
  j.state in ('QUEUED', 'RUNNING')
  and (j.order_at <= now() + interval '1 hour' or j.cancel_asked_at is not null)
  and case j.state when 'QUEUED' then j.due_at <= now() or j.cancel_asked_at is not null
      else j.lease_until < now() end
  and (j.key is null or not exists (
    select from public.jobs r
    where r.state = 'RUNNING' and r.key = j.key and r.id <> j.id
      and r.account_id is not distinct from j.account_id))`;

/**
 * Adds turns to heavy jobs, so that accounts share them fairly; a process runs one heavy job at a time
 * (docs/jobs.md).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run(`alter table jobs
    add column heavy boolean not null default false,
    add check (account_id is not null or not heavy)`);
  await run(`create index jobs_light_open on jobs (order_at, id)
    where state in ('QUEUED', 'RUNNING') and not heavy`);
  await run(`create index jobs_heavy_open on jobs (kind, account_id, order_at, id)
    where state in ('QUEUED', 'RUNNING') and heavy`);
  await run(`create index jobs_heavy_running on jobs (account_id) where state = 'RUNNING' and heavy`);
  await run('create index jobs_heavy_started on jobs (account_id, started_at) where heavy');

  // When it is the turn of heavy jobs is decided by the oldest of them; whose turn it is, by what accounts had of late.
  // Only the first job of each account is looked at, however many wait: `lines` jumps from account to account in the
  // index.
  await run(`create or replace function claim_job(who text, lease_seconds integer, wanted text[])
    returns setof jobs
    language plpgsql volatile security definer set search_path = pg_catalog, public as $$
    declare
      light record;
      heavy record;
      chosen uuid;
    begin
      perform pg_advisory_xact_lock(7163004212);
      select j.id, j.order_at into light from public.jobs j
        where not j.heavy and j.kind = any(wanted) and ${MAY_BEGIN}
        order by j.order_at, j.id
        limit 1
        for update skip locked;
      for heavy in
        with recursive lines as (
          select k.kind, f.account_id from unnest(wanted) k(kind)
            cross join lateral (
              select j.account_id from public.jobs j
              where j.heavy and j.state in ('QUEUED', 'RUNNING') and j.kind = k.kind
              order by j.account_id limit 1) f
          union all
          select l.kind, f.account_id from lines l
            cross join lateral (
              select j.account_id from public.jobs j
              where j.heavy and j.state in ('QUEUED', 'RUNNING') and j.kind = l.kind and j.account_id > l.account_id
              order by j.account_id limit 1) f
        )
        select f.id, min(f.order_at) over () as oldest
        from lines l
          cross join lateral (
            select j.id, j.order_at, j.priority from public.jobs j
            where j.heavy and j.kind = l.kind and j.account_id = l.account_id and ${MAY_BEGIN}
            order by j.order_at, j.id limit 1) f
        order by
          f.priority = 'LOW' and f.order_at > now(),
          (select count(*) from public.jobs r
            where r.heavy and r.state = 'RUNNING' and r.account_id = l.account_id and r.lease_until >= now()),
          (select max(s.started_at) from public.jobs s where s.heavy and s.account_id = l.account_id) nulls first,
          f.order_at, f.id
      loop
        exit when light.id is not null and light.order_at <= heavy.oldest;
        select j.id into chosen from public.jobs j where j.id = heavy.id and ${MAY_BEGIN} for update skip locked;
        exit when chosen is not null;
      end loop;
      return query
        update public.jobs set
          state = 'RUNNING', lease = gen_random_uuid(), lease_until = now() + make_interval(secs => lease_seconds),
          worker = who, attempts = attempts + 1, fresh = false, started_at = now()
        where id = coalesce(chosen, light.id)
        returning *;
    end $$`);
}
