import { type Kysely, sql } from 'kysely';

/**
 * Condition for a job `j` that may begin: due, or left by a process that is gone, and no other one of its key runs. Keys are
 * looked up by account and key, in the order of their index: by the key alone, every job that ever ran of it was read.
 */
const MAY_BEGIN = `
  j.state in ('QUEUED', 'RUNNING')
  and case j.state when 'QUEUED' then j.due_at <= now() or j.cancel_asked_at is not null
      else j.lease_until < now() end
  and (j.key is null or (
    not exists (
      select from public.jobs r
      where r.state = 'RUNNING' and r.account_id = j.account_id and r.key = j.key and r.id <> j.id)
    and not (j.account_id is null and exists (
      select from public.jobs r
      where r.state = 'RUNNING' and r.account_id is null and r.key = j.key and r.id <> j.id))))`;

/** Condition for a job `j` that may begin within the hour for which jobs of lower priority wait. */
const IS_NEAR = `j.order_at <= now() + interval '1 hour'`;

/**
 * Makes claiming a job cheap where many wait for another day: jobs of the hour are found by their order alone, and the
 * turns of heavy jobs, whose query takes PostgreSQL milliseconds to plan, are computed only while heavy ones are open.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`create index jobs_cancelling on jobs (order_at, id)
    where state in ('QUEUED', 'RUNNING') and not heavy and cancel_asked_at is not null`);

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
        where not j.heavy and j.kind = any(wanted) and ${IS_NEAR} and ${MAY_BEGIN}
        order by j.order_at, j.id
        limit 1
        for update skip locked;
      if light.id is null then
        -- Those that somebody cancels before they are due end at once.
        select j.id, j.order_at into light from public.jobs j
          where not j.heavy and j.kind = any(wanted) and j.cancel_asked_at is not null and ${MAY_BEGIN}
          order by j.order_at, j.id
          limit 1
          for update skip locked;
      end if;
      if exists (select from public.jobs j where j.heavy and j.state in ('QUEUED', 'RUNNING') and j.kind = any(wanted)) then
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
              where j.heavy and j.kind = l.kind and j.account_id = l.account_id
                and (${IS_NEAR} or j.cancel_asked_at is not null) and ${MAY_BEGIN}
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
      end if;
      return query
        update public.jobs set
          state = 'RUNNING', lease = gen_random_uuid(), lease_until = now() + make_interval(secs => lease_seconds),
          worker = who, attempts = attempts + 1, fresh = false, started_at = now()
        where id = coalesce(chosen, light.id)
        returning *;
    end $$`);
}
