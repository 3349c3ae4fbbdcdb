import { randomBytes } from 'node:crypto';
import { protectAccountTable } from '@girassol/api-platform/database/account-table';
import { type Kysely, sql } from 'kysely';

/** Creates the embedded finance platform: its lists for each account, and the one-time codes to sign in there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run(`create table finance_connections (
    account_id uuid primary key references accounts on delete cascade,
    connected_at timestamptz not null default now()
  )`);
  await run(`create table finance_organizations (
    account_id uuid not null references accounts on delete cascade,
    id uuid not null,
    name text not null,
    primary key (account_id, id)
  )`);
  const ofOrganization = `
    account_id uuid not null,
    organization_id uuid not null,
    id uuid not null,
    name text not null,
    primary key (account_id, id),
    foreign key (account_id, organization_id) references finance_organizations on delete cascade`;
  await run(`create table finance_bank_accounts (
    kind text not null check (kind in ('CHECKING', 'PAYMENT', 'INVESTMENT', 'CASH', 'CREDIT_CARD')),
    ${ofOrganization}
  )`);
  await run(`create table finance_cost_centers (code text not null, ${ofOrganization})`);
  await run(`create table finance_categories (
    code text not null,
    kind text not null check (kind in ('INCOME', 'EXPENSE')),
    group_name text not null,
    ${ofOrganization}
  )`);
  await run(`create table finance_login_codes (
    account_id uuid not null,
    user_id uuid not null,
    code_hash bytea not null,
    expires_at timestamptz not null,
    primary key (account_id, user_id),
    foreign key (account_id, user_id) references users on delete cascade
  )`);
  for (const table of ['bank_accounts', 'cost_centers', 'categories'])
    await run(
      `create index finance_${table}_of_organization on finance_${table} (account_id, organization_id)`,
    );
  for (const table of [
    'finance_connections',
    'finance_organizations',
    'finance_bank_accounts',
    'finance_cost_centers',
    'finance_categories',
    'finance_login_codes',
  ])
    await protectAccountTable(db, table);
  await sql`insert into server_secrets values ('finance-login-codes', ${randomBytes(32)})`.execute(db);
}
