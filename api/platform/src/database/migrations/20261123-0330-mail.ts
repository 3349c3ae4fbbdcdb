import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/** Creates the mail outbox: mail written in a transaction and sent after it (docs/mail.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  // `key`: what causes the mail, so that doing it twice sends one. `attempts` is the fence: who has a lease knows its number.
  await run(`create table mail_outbox (
    account_id uuid not null references accounts on delete cascade,
    id uuid not null,
    key text not null,
    kind text not null,
    to_name text not null,
    to_address text not null,
    from_name text not null,
    from_address text,
    subject text not null,
    html text,
    text text,
    has_secret boolean not null,
    state text not null default 'QUEUED' check (state in ('QUEUED', 'SENDING', 'SENT', 'FAILED', 'SUPPRESSED')),
    attempts integer not null default 0,
    next_at timestamptz not null default now(),
    lease_until timestamptz,
    expires_at timestamptz,
    error text,
    created_at timestamptz not null default now(),
    ended_at timestamptz,
    primary key (account_id, id),
    unique (account_id, key),
    check ((state = 'SENDING') = (lease_until is not null)),
    check ((state in ('SENT', 'FAILED', 'SUPPRESSED')) = (ended_at is not null))
  )`);
  await run(`create index mail_outbox_due on mail_outbox (next_at) where state in ('QUEUED', 'SENDING')`);
  await run('create index mail_outbox_newest on mail_outbox (created_at desc, id)');
  await run('create index mail_outbox_id on mail_outbox (id)');
  await protectAccountTable(db, 'mail_outbox');
  // For the functions below: whoever delivers does so for every account.
  await run('create policy owner_delivers on mail_outbox to current_user using (true) with check (true)');

  // Two processes never take the same one. What somebody took and did not end in time is taken again.
  await run(`create function lease_mail(most integer, lease_seconds integer) returns setof mail_outbox
    language sql volatile security definer set search_path = pg_catalog, public as $$
      update public.mail_outbox m set
        state = 'SENDING', attempts = m.attempts + 1, lease_until = now() + make_interval(secs => lease_seconds)
      where m.id in (
        select o.id from public.mail_outbox o
        where o.state in ('QUEUED', 'SENDING')
          and case o.state when 'QUEUED' then o.next_at else o.lease_until end <= now()
        order by o.next_at, o.id
        limit most
        for update skip locked
      )
      returning m.*
    $$`);

  // Functions that give operators the mail of every account; never a body.
  await run(`create function list_mail(wanted_state text, wanted text, skipped integer, taken integer)
    returns table (
      id uuid, account_id uuid, account_name text, kind text, to_name text, to_address text, subject text, state text,
      attempts integer, next_at timestamptz, error text, created_at timestamptz, ended_at timestamptz, total integer
    )
    language sql stable security definer set search_path = pg_catalog, public as $$
      select m.id, m.account_id, a.name, m.kind, m.to_name, m.to_address, m.subject, m.state, m.attempts, m.next_at,
        m.error, m.created_at, m.ended_at, count(*) over ()::integer
      from public.mail_outbox m join public.accounts a on a.id = m.account_id
      where (wanted_state = '' or m.state = wanted_state)
        and (wanted = '' or public.search_text(m.to_address || ' ' || m.subject) like public.search_pattern(wanted))
      order by m.created_at desc, m.id
      offset skipped limit taken
    $$`);

  await run(`create function find_mail(wanted uuid) returns table (id uuid, account_id uuid)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select m.id, m.account_id from public.mail_outbox m where m.id = wanted
    $$`);

  // Bodies go after thirty days, or with the link in them; the line itself after half a year.
  await run(`create function forget_mail() returns integer
    language sql volatile security definer set search_path = pg_catalog, public as $$
      with gone as (delete from public.mail_outbox where created_at < now() - interval '180 days' returning 1),
      wiped as (
        update public.mail_outbox set html = null, text = null
        where html is not null and ended_at is not null
          and (created_at < now() - interval '30 days' or (has_secret and expires_at < now()))
        returning 1)
      select ((select count(*) from gone) + (select count(*) from wiped))::integer
    $$`);

  // A link that was sent by mail stands in the history of its account.
  await run('alter table account_changes drop constraint account_changes_action_check');
  await run(`alter table account_changes add constraint account_changes_action_check
    check (action in ('open', 'change', 'link', 'clock', 'mail'))`);
}
