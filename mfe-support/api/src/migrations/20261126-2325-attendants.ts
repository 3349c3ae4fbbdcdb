import { protectAccountTable } from '@girassol/api-platform/database/account-table';
import { type Kysely, sql } from 'kysely';

/** Creates attendants with their presence, canned answers, tags, merged tickets, and promises with how they ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run(`alter table support_tickets
    add column tags text[] not null default '{}',
    add column participants uuid[] not null default '{}',
    add column returned_by uuid,
    add column merged_at timestamptz,
    add column merged_state jsonb,
    add column answer_since timestamptz,
    add column answer_breached_at timestamptz,
    add column solution_breached_at timestamptz,
    add column promise_plan text`);
  await run(`create index support_tickets_of_attendant on support_tickets (attendant_id, status)
    where attendant_id is not null and deleted_at is null`);
  await run("create index support_tickets_tags on support_tickets using gin (tags) where tags <> '{}'");
  await run(
    "create index support_tickets_participants on support_tickets using gin (participants) where participants <> '{}'",
  );
  await run('create index support_tickets_rated on support_tickets (rated_at) where rated_at is not null');
  await run(`create index support_tickets_unassigned on support_tickets (answer_due)
    where status = 'OPEN' and attendant_id is null and deleted_at is null`);
  await run(`create index support_tickets_solution on support_tickets (solution_due)
    where status = 'OPEN' and solution_breached_at is null and deleted_at is null`);
  await run(`create index support_tickets_answer on support_tickets (answer_due)
    where status = 'OPEN' and answer_breached_at is null and deleted_at is null`);
  await run('create index support_tickets_closed on support_tickets (closed_at) where closed_at is not null');
  await run('alter table support_messages add column erased_files integer not null default 0');

  await run(`create table support_attendants (
    account_id uuid not null references accounts on delete cascade,
    user_id uuid primary key,
    is_away boolean not null default false,
    seen_at timestamptz,
    assigned_at timestamptz
  )`);
  await protectAccountTable(db, 'support_attendants', { ownerReads: true });

  await run(`create table canned_answers (
    account_id uuid not null references accounts on delete cascade,
    id uuid primary key,
    shortcut text not null,
    title text not null,
    text text not null,
    version integer not null default 1,
    edited_by text not null,
    updated_at timestamptz not null default now(),
    constraint canned_answers_shortcut unique (account_id, shortcut)
  )`);
  await protectAccountTable(db, 'canned_answers');

  // A promise outlives its ticket: figures of a week stay as they were.
  await run(`create table support_promises (
    account_id uuid not null references accounts on delete cascade,
    ticket_id uuid not null,
    kind text not null check (kind in ('FIRST_ANSWER', 'ANSWER', 'SOLUTION')),
    since timestamptz not null,
    due timestamptz not null,
    is_kept boolean not null,
    minutes integer,
    ended_at timestamptz not null default now(),
    attendant_id uuid,
    attendant_name text,
    primary key (ticket_id, kind, since)
  )`);
  await protectAccountTable(db, 'support_promises', { ownerReads: true });
  await run('create index support_promises_ended on support_promises (ended_at)');

  await run(`create function list_attendants()
    returns table (account_id uuid, user_id uuid, name text, is_away boolean, is_present boolean,
      assigned_at timestamptz, open_tickets integer)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select u.account_id, u.id, u.name, coalesce(a.is_away, false),
        coalesce(not a.is_away and a.seen_at > now() - interval '1 minute', false), a.assigned_at,
        (select count(*)::integer from public.support_tickets t
          where t.attendant_id = u.id and t.status = 'OPEN' and t.deleted_at is null)
      from public.users u
      left join public.support_attendants a on a.user_id = u.id
      where u.is_admin and u.disabled_at is null
      order by u.name, u.id
    $$`);

  // What the minute's look finds to do: promises that broke, plans that changed, and tickets that nobody has
  // taken, or somebody who answers no tickets any more.
  await run(`create function list_support_work()
    returns table (account_id uuid, ticket_id uuid)
    language sql stable security definer set search_path = pg_catalog, public as $$
      (select t.account_id, t.id from public.support_tickets t
        left join public.account_clocks c on c.account_id = t.account_id
        where t.status = 'OPEN' and t.deleted_at is null and t.answer_breached_at is null
          and t.answer_due < now() + coalesce(c.offset_ms, 0) * interval '1 millisecond'
        order by t.answer_due limit 500)
      union
      (select t.account_id, t.id from public.support_tickets t
        left join public.account_clocks c on c.account_id = t.account_id
        where t.status = 'OPEN' and t.deleted_at is null and t.solution_breached_at is null
          and t.solution_due < now() + coalesce(c.offset_ms, 0) * interval '1 millisecond'
        order by t.solution_due limit 500)
      union
      (select t.account_id, t.id from public.support_tickets t
        join public.accounts a on a.id = t.account_id
        where t.status = 'OPEN' and t.deleted_at is null and t.promise_plan <> a.signup_plan
        limit 500)
      union
      (select t.account_id, t.id from public.support_tickets t
        where t.status = 'OPEN' and t.deleted_at is null and t.attendant_id is null
          and exists (select from public.list_attendants() p where p.is_present)
        order by t.answer_due limit 100)
      union
      (select t.account_id, t.id from public.support_tickets t
        where t.status = 'OPEN' and t.deleted_at is null and t.attendant_id is not null
          and not exists (select from public.list_attendants() p where p.user_id = t.attendant_id)
          and exists (select from public.list_attendants() p where p.is_present)
        limit 100)
    $$`);

  await run(`create function list_expired_support_tickets(file_months integer, text_months integer)
    returns table (account_id uuid, ticket_id uuid, erases boolean)
    language sql stable security definer set search_path = pg_catalog, public as $$
      with closed as (
        select t.account_id, t.id, t.closed_at,
          now() + coalesce(c.offset_ms, 0) * interval '1 millisecond' as account_now
        from public.support_tickets t
        left join public.account_clocks c on c.account_id = t.account_id
        where t.closed_at is not null and t.status = 'CLOSED' and t.kind = 'USER')
      select account_id, id, closed_at < account_now - make_interval(months => text_months)
      from closed
      where closed_at < account_now - make_interval(months => text_months)
        or (closed_at < account_now - make_interval(months => file_months)
          and exists (select from public.support_messages m where m.ticket_id = id and m.files <> '[]'))
      order by closed_at
      limit 500
    $$`);

  await run(`create function list_support_tags() returns table (tag text)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select distinct one from (
        select t.tags from public.support_tickets t
        where t.tags <> '{}' and t.deleted_at is null and public.is_support_attendant()
        order by t.updated_at desc limit 2000) newest, unnest(newest.tags) one
      order by one limit 200
    $$`);

  // One row for each day, and one for each attendant; the other of the two is null.
  await run(`create function sum_support_promises(begins timestamptz, ends timestamptz)
    returns table (day date, attendant_id uuid, attendant_name text, kind text, total integer, kept integer,
      median_minutes double precision)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select d.day, d.attendant_id, max(d.attendant_name), d.kind, count(*)::integer,
        count(*) filter (where d.is_kept)::integer,
        percentile_cont(0.5) within group (order by d.minutes)
      from (
        select (p.ended_at at time zone 'America/Sao_Paulo')::date as day, p.attendant_id, p.attendant_name, p.kind,
          p.is_kept, p.minutes
        from public.support_promises p
        where p.ended_at >= begins and p.ended_at < ends and public.is_support_attendant()) d
      group by grouping sets ((d.day, d.kind), (d.attendant_id, d.kind))
    $$`);
  await run(`create function sum_support_ratings(begins timestamptz, ends timestamptz)
    returns table (day date, attendant_id uuid, attendant_name text, total integer, average double precision)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select d.day, d.attendant_id, max(d.attendant_name), count(*)::integer, avg(d.rating)::double precision
      from (
        select (t.rated_at at time zone 'America/Sao_Paulo')::date as day, t.attendant_id, t.attendant_name, t.rating
        from public.support_tickets t
        where t.rated_at >= begins and t.rated_at < ends and t.rating is not null and public.is_support_attendant()) d
      group by grouping sets ((d.day), (d.attendant_id))
    $$`);
}
