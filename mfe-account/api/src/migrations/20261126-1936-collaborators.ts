import { protectAccountTable } from '@girassol/api-platform/database/account-table';
import { type Kysely, sql } from 'kysely';

/** Adds levels and absence to users, and creates invitations and removals of collaborators. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`alter table users
    add column levels jsonb not null default '{}',
    add column rights_version integer not null default 1,
    add column away_from date,
    add column away_until date,
    add column deputy_id uuid,
    add foreign key (account_id, deputy_id) references users on delete set null (deputy_id),
    add check (away_from <= away_until),
    add check ((away_from is null) = (away_until is null) and (away_from is null) = (deputy_id is null))`);

  await run(`create table invitations (
    account_id uuid not null references accounts on delete cascade,
    id uuid not null,
    email text not null,
    name text not null,
    permissions jsonb not null,
    levels jsonb not null,
    token_hash bytea not null,
    invited_by uuid not null,
    invited_by_name text not null,
    sends integer not null default 1,
    sent_at timestamptz not null default now(),
    expires_at timestamptz not null,
    accepted_at timestamptz,
    accepted_by uuid,
    revoked_at timestamptz,
    primary key (account_id, id)
  )`);
  await run('create unique index invitations_token on invitations (token_hash)');
  await run(`create unique index invitations_open on invitations (account_id, lower(email))
    where accepted_at is null and revoked_at is null`);
  await protectAccountTable(db, 'invitations', { ownerReads: true });
  await run(`create function find_invitation(wanted_hash bytea) returns table (account_id uuid, id uuid)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select i.account_id, i.id from public.invitations i
      where i.token_hash = wanted_hash and i.accepted_at is null and i.revoked_at is null and i.expires_at > now()
    $$`);
  // Logins of people who were removed stay theirs.
  await run(`create function is_login_taken(wanted text) returns boolean
    language sql stable security definer set search_path = pg_catalog, public as $$
      select exists (select from public.users u where lower(u.email) = lower(wanted))
    $$`);

  await run(`create table collaborator_removals (
    account_id uuid not null references accounts on delete cascade,
    id uuid not null,
    user_id uuid not null,
    user_name text not null,
    removed_by uuid not null,
    removed_at timestamptz not null default now(),
    heirs jsonb not null,
    teams jsonb not null,
    undone_at timestamptz,
    primary key (account_id, id)
  )`);
  await run('create index collaborator_removals_latest on collaborator_removals (account_id, removed_at)');
  await protectAccountTable(db, 'collaborator_removals');
  await run(`create table handed_over_records (
    account_id uuid not null,
    removal_id uuid not null,
    kind text not null check (kind in ('items', 'coOwnedItems', 'customers', 'schedules', 'proposals')),
    record_id uuid not null,
    primary key (account_id, removal_id, kind, record_id),
    foreign key (account_id, removal_id) references collaborator_removals on delete cascade
  )`);
  await protectAccountTable(db, 'handed_over_records');
}
