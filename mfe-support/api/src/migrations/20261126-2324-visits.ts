import { protectAccountTable } from '@girassol/api-platform/database/account-table';
import { type Kysely, sql } from 'kysely';

/**
 * Creates the record of visits of the administration to accounts ("Entrar como"). Rows are only added: what is known later
 * (opened, allowed, ended) is written once, and nothing is changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  // The id is that of the session too. Names as they were then: the visitor is of another account, and people leave.
  await run(`create table support_accesses (
    account_id uuid not null references accounts on delete cascade,
    id uuid not null,
    user_id uuid not null,
    user_name text not null,
    visitor_id uuid not null,
    visitor_name text not null,
    reason text not null,
    ticket_id uuid,
    token_hash bytea,
    token_expires_at timestamptz not null,
    created_at timestamptz not null default now(),
    opened_at timestamptz,
    expires_at timestamptz,
    writes_asked_at timestamptz,
    writes_allowed_at timestamptz,
    writes_allowed_by text,
    ended_at timestamptz,
    primary key (account_id, id)
  )`);
  await protectAccountTable(db, 'support_accesses', { appendOnly: true, ownerReads: true });
  await run(`create policy own_account_change on support_accesses for update using (
    account_id = (select nullif(current_setting('app.account_id', true), '')::uuid))`);
  await run('create unique index support_accesses_token on support_accesses (token_hash)');
  await run(`create index support_accesses_opened on support_accesses (account_id, opened_at desc)
    where opened_at is not null`);

  await run(`create function guard_support_access() returns trigger
    language plpgsql set search_path = pg_catalog, public as $$
    begin
      if (new.account_id, new.id, new.user_id, new.user_name, new.visitor_id, new.visitor_name, new.reason,
          new.created_at, new.token_expires_at)
        is distinct from (old.account_id, old.id, old.user_id, old.user_name, old.visitor_id, old.visitor_name,
          old.reason, old.created_at, old.token_expires_at)
        or new.ticket_id is distinct from old.ticket_id
        or (new.token_hash is not null and new.token_hash is distinct from old.token_hash)
        or (old.opened_at is not null and new.opened_at is distinct from old.opened_at)
        or (old.expires_at is not null and new.expires_at is distinct from old.expires_at)
        or (old.writes_asked_at is not null and new.writes_asked_at is distinct from old.writes_asked_at)
        or (old.writes_allowed_at is not null and new.writes_allowed_at is distinct from old.writes_allowed_at)
        or (old.writes_allowed_by is not null and new.writes_allowed_by is distinct from old.writes_allowed_by)
        or (old.ended_at is not null and new.ended_at is distinct from old.ended_at) then
        raise exception 'the record of a visit is never changed';
      end if;
      return new;
    end $$`);
  await run(`create trigger support_accesses_guard before update on support_accesses
    for each row execute function guard_support_access()`);

  // However the session ends (logout, ended by the owner, new password, cleared away after its time), the record says when.
  await run(`create function end_support_access() returns trigger
    language plpgsql set search_path = pg_catalog, public as $$
    begin
      update public.support_accesses set ended_at = least(now(), expires_at)
      where account_id = old.account_id and id = old.session_id and ended_at is null;
      return null;
    end $$`);
  await run(`create trigger session_visits_end after delete on session_visits
    for each row execute function end_support_access()`);

  // Before the account is known. A visitor who is no administrator any more opens nothing.
  await run(`create function find_support_access(wanted_hash bytea)
    returns table (account_id uuid, user_id uuid, id uuid)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select a.account_id, a.user_id, a.id from public.support_accesses a
      join public.users u on u.account_id = a.account_id and u.id = a.user_id
      join public.users v on v.id = a.visitor_id
      where a.token_hash = wanted_hash and a.token_expires_at > now()
        and u.disabled_at is null and not u.is_admin and v.is_admin and v.disabled_at is null
    $$`);
}
