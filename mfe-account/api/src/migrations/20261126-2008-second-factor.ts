import { randomBytes } from 'node:crypto';
import { protectAccountTable } from '@girassol/api-platform/database/account-table';
import { type Kysely, sql } from 'kysely';

/**
 * Creates the second factor of a login: the sealed secret of an authenticator, single-use recovery codes, and logins that wait
 * for their code.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await sql`insert into server_secrets values ('second-factor', ${randomBytes(32)})`.execute(db);

  await run(`create table totp_secrets (
    account_id uuid not null,
    user_id uuid not null,
    sealed bytea not null,
    created_at timestamptz not null default now(),
    confirmed_at timestamptz,
    last_step integer not null default 0,
    primary key (account_id, user_id),
    foreign key (account_id, user_id) references users on delete cascade
  )`);
  await protectAccountTable(db, 'totp_secrets');

  await run(`create table recovery_codes (
    account_id uuid not null,
    user_id uuid not null,
    code_hash bytea not null,
    used_at timestamptz,
    primary key (account_id, user_id, code_hash),
    foreign key (account_id, user_id) references users on delete cascade
  )`);
  await protectAccountTable(db, 'recovery_codes');

  await run(`create table login_challenges (
    account_id uuid not null,
    id uuid not null,
    user_id uuid not null,
    token_hash bytea not null,
    tries integer not null default 0,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    primary key (account_id, id),
    foreign key (account_id, user_id) references users on delete cascade
  )`);
  await run('create unique index login_challenges_token on login_challenges (token_hash)');
  await run('create index login_challenges_of_person on login_challenges (account_id, user_id)');
  await protectAccountTable(db, 'login_challenges', { ownerReads: true });
  await run(`create function find_login_challenge(wanted_hash bytea)
    returns table (account_id uuid, user_id uuid, id uuid)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select c.account_id, c.user_id, c.id from public.login_challenges c
      join public.users u on u.account_id = c.account_id and u.id = c.user_id
      where c.token_hash = wanted_hash and c.expires_at > now() and u.disabled_at is null
    $$`);

  await run('alter table account_changes drop constraint account_changes_action_check');
  await run(`alter table account_changes add constraint account_changes_action_check
    check (action in ('open', 'change', 'link', 'clock', 'mail', 'billing', 'factor'))`);
}
