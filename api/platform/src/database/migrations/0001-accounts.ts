import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/**
 * Creates accounts, users, settings and sessions, and database functions that find the account of a login or
 * session.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run('create extension if not exists pg_trgm');
  await run('create extension if not exists unaccent');

  await run(`create table accounts (
    id uuid primary key,
    name text not null,
    signup_plan text not null check (signup_plan in ('BASIC', 'CRM', 'ENTERPRISE')),
    active_modules text[] not null default '{}',
    whitelabel text,
    status_ok boolean not null default true,
    status text not null default 'ACTIVE',
    calculator_only boolean not null default false,
    finance_status text,
    created_at timestamptz not null default now()
  )`);
  await protectAccountTable(db, 'accounts', { accountColumn: 'id', ownerReads: true });

  await run(`create table users (
    account_id uuid not null references accounts on delete cascade,
    id uuid not null,
    email text not null,
    password_hash text not null,
    type text not null check (type in ('MANAGER', 'VENDOR')),
    name text not null,
    phone text not null default '',
    is_admin boolean not null default false,
    permissions jsonb not null default '{}',
    created_at timestamptz not null default now(),
    disabled_at timestamptz,
    primary key (account_id, id)
  )`);
  // One e-mail is one person in the whole product; ids are unique by how they are made.
  await run('create unique index users_email on users (lower(email))');
  await run("create unique index users_one_manager on users (account_id) where type = 'MANAGER'");
  await protectAccountTable(db, 'users', { ownerReads: true });

  await run(`create table sessions (
    account_id uuid not null,
    id uuid not null,
    user_id uuid not null,
    token_hash bytea not null,
    expires_at timestamptz not null,
    created_at timestamptz not null default now(),
    primary key (account_id, id),
    foreign key (account_id, user_id) references users on delete cascade
  )`);
  await run('create unique index sessions_token on sessions (token_hash)');
  await run('create index sessions_expiry on sessions (expires_at)');
  await protectAccountTable(db, 'sessions', { ownerReads: true });

  await run(`create table settings (
    account_id uuid primary key references accounts on delete cascade,
    document jsonb not null default '{}',
    updated_at timestamptz not null default now()
  )`);
  await protectAccountTable(db, 'settings');

  await run(`create table teams (
    account_id uuid not null references accounts on delete cascade,
    id uuid not null,
    name text not null,
    leader_id uuid not null,
    created_at timestamptz not null default now(),
    primary key (account_id, id),
    foreign key (account_id, leader_id) references users
  )`);
  await protectAccountTable(db, 'teams', { ownerReads: true });

  await run(`create table team_members (
    account_id uuid not null,
    team_id uuid not null,
    user_id uuid not null,
    primary key (account_id, team_id, user_id),
    foreign key (account_id, team_id) references teams on delete cascade,
    foreign key (account_id, user_id) references users on delete cascade
  )`);
  await run('create index team_members_user on team_members (account_id, user_id)');
  await protectAccountTable(db, 'team_members', { ownerReads: true });

  await run(`create table idempotency_keys (
    account_id uuid not null,
    user_id uuid not null,
    key text not null,
    route text not null,
    request_hash bytea not null,
    answer jsonb,
    created_at timestamptz not null default now(),
    primary key (account_id, user_id, key),
    foreign key (account_id, user_id) references users on delete cascade
  )`);
  await run('create index idempotency_keys_age on idempotency_keys (account_id, created_at)');
  await protectAccountTable(db, 'idempotency_keys');

  // Of no account: an attempt comes before one is known. The key is a hash of who tries.
  await run(`create table login_attempts (
    key bytea primary key,
    failures integer not null,
    since timestamptz not null
  )`);
  await run('create index login_attempts_age on login_attempts (since)');

  await run(`create function find_login(wanted_email text)
    returns table (account_id uuid, user_id uuid, password_hash text)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select u.account_id, u.id, u.password_hash from public.users u
      where lower(u.email) = lower(wanted_email) and u.disabled_at is null
    $$`);
  await run(`create function find_session(wanted_hash bytea)
    returns table (
      account_id uuid, user_id uuid, session_id uuid,
      type text, is_admin boolean, permissions jsonb,
      signup_plan text, active_modules text[], whitelabel text, status_ok boolean, calculator_only boolean,
      teams json
    )
    language sql stable security definer set search_path = pg_catalog, public as $$
      select s.account_id, s.user_id, s.id, u.type, u.is_admin, u.permissions,
             a.signup_plan, a.active_modules, a.whitelabel, a.status_ok, a.calculator_only,
             (select coalesce(json_agg(json_build_object('id', t.id, 'leads', t.leader_id = s.user_id)), '[]')
              from public.teams t
              where t.account_id = s.account_id and (t.leader_id = s.user_id or exists (
                select from public.team_members m
                where m.account_id = t.account_id and m.team_id = t.id and m.user_id = s.user_id)))
      from public.sessions s
      join public.users u on u.account_id = s.account_id and u.id = s.user_id
      join public.accounts a on a.id = s.account_id
      where s.token_hash = wanted_hash and s.expires_at > now() and u.disabled_at is null
    $$`);
}
