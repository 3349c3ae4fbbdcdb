import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/** Creates the keys that browsers hold in a cookie, each for one session; ending a session deletes its keys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`create table session_cookies (
    account_id uuid not null,
    session_id uuid not null,
    key_hash bytea not null,
    created_at timestamptz not null default now(),
    primary key (account_id, session_id, key_hash),
    foreign key (account_id, session_id) references sessions on delete cascade
  )`);
  await run('create unique index session_cookies_key on session_cookies (key_hash)');
  await protectAccountTable(db, 'session_cookies', { ownerReads: true });

  // A table of its own: what a cookie holds is worth nothing as a bearer token, and the other way round.
  await run(`create function find_cookie_session(wanted_hash bytea)
    returns table (
      account_id uuid, user_id uuid, session_id uuid,
      type text, is_admin boolean, permissions jsonb,
      signup_plan text, active_modules text[], whitelabel text, status_ok boolean, calculator_only boolean,
      teams json
    )
    language sql stable security definer set search_path = pg_catalog, public as $$
      select f.* from public.session_cookies c
      join public.sessions s on s.account_id = c.account_id and s.id = c.session_id
      cross join lateral public.find_session(s.token_hash) f
      where c.key_hash = wanted_hash
    $$`);
}
