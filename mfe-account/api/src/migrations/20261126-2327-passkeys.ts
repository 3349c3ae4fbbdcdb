import { protectAccountTable } from '@girassol/api-platform/database/account-table';
import { type Kysely, sql } from 'kysely';

/** Creates the passkeys of people, each of one host, and the challenges that wait for one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`create table passkeys (
    account_id uuid not null,
    id uuid not null,
    user_id uuid not null,
    host text not null,
    credential_id bytea not null,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    name text not null,
    created_at timestamptz not null default now(),
    last_used_at timestamptz,
    primary key (account_id, id),
    foreign key (account_id, user_id) references users on delete cascade
  )`);
  await run('create unique index passkeys_credential on passkeys (credential_id)');
  await run('create index passkeys_of_person on passkeys (account_id, user_id)');
  await protectAccountTable(db, 'passkeys', { ownerReads: true });
  await run(`create function find_passkey(wanted_credential bytea)
    returns table (
      account_id uuid, user_id uuid, id uuid, host text, public_key bytea, email text
    )
    language sql stable security definer set search_path = pg_catalog, public as $$
      select p.account_id, p.user_id, p.id, p.host, p.public_key, u.email
      from public.passkeys p
      join public.users u on u.account_id = p.account_id and u.id = p.user_id
      where p.credential_id = wanted_credential and u.disabled_at is null
    $$`);

  // Of no account: a login by passkey begins before anybody is known.
  await run(`create table passkey_challenges (
    challenge_hash bytea primary key,
    host text not null,
    user_id uuid,
    expires_at timestamptz not null
  )`);
  await run('create index passkey_challenges_age on passkey_challenges (expires_at)');
  await run(
    'create index passkey_challenges_of_person on passkey_challenges (user_id) where user_id is not null',
  );
}
