import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/** Creates the facts of sessions in which the administration of the platform visits an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  // The name as it was then: the visitor is of another account.
  await run(`create table session_visits (
    account_id uuid not null,
    session_id uuid not null,
    visitor_id uuid not null,
    visitor_name text not null,
    writes text not null default 'NONE' check (writes in ('NONE', 'ASKED', 'ALLOWED')),
    primary key (account_id, session_id),
    foreign key (account_id, session_id) references sessions on delete cascade
  )`);
  await protectAccountTable(db, 'session_visits', { ownerReads: true });

  // A visitor who is no administrator any more has no session either: `may_visit` is asked with every call.
  await run(`create function find_session_visit(account uuid, session uuid)
    returns table (visitor_id uuid, visitor_name text, writes text, may_visit boolean) rows 1
    language sql stable security definer set search_path = pg_catalog, public as $$
      select v.visitor_id, v.visitor_name, v.writes, exists (
        select from public.users u where u.id = v.visitor_id and u.is_admin and u.disabled_at is null)
      from public.session_visits v
      where v.account_id = account and v.session_id = session
    $$`);
  // The planner takes a thousand rows for granted, and would compile the statement of every call for them (0.1 s).
  await run('alter function find_session(bytea) rows 1');
  await run('alter function find_cookie_session(bytea) rows 1');
}
