import { protectAccountTable } from '@girassol/api-platform/database/account-table';
import { type Kysely, sql } from 'kysely';

/**
 * Creates the confirmations of owners' e-mails. An account without a row needs none: an operator or the demonstration opened
 * it. An access link that was mailed proves the address too; one that was shown on a screen does not.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`create table email_confirmations (
    account_id uuid primary key references accounts on delete cascade,
    address text not null,
    token_hash bytea not null,
    expires_at timestamptz not null,
    created_at timestamptz not null default now(),
    confirmed_at timestamptz
  )`);
  await run('create unique index email_confirmations_token on email_confirmations (token_hash)');
  await protectAccountTable(db, 'email_confirmations', { ownerReads: true });
  await run(`create function find_email_confirmation(wanted_hash bytea) returns table (account_id uuid)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select c.account_id from public.email_confirmations c
      where c.token_hash = wanted_hash and c.confirmed_at is null and c.expires_at > now()
    $$`);
  await run('alter table access_links add column proves_email boolean not null default false');
}
