import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/** Creates the tables of the demonstration bank, which refer to no row of the product but the account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await sql`insert into server_secrets values ('demonstration-bank', ${randomBytes(24)})`.execute(db);

  await run(`create table demo_bank_applications (
    account_id uuid not null references accounts on delete cascade,
    id uuid not null,
    number bigint generated always as identity,
    submit_key text not null,
    reference text not null,
    company_name text not null,
    associates integer not null,
    request jsonb not null,
    stage text not null check (stage in ('SIMULATION', 'DEAL')),
    status text not null,
    reason text,
    seq bigint not null default 0,
    pre_approved boolean not null default false,
    findings jsonb not null default '[]',
    offers jsonb not null default '[]',
    accepted text,
    papers jsonb not null default '[]',
    link jsonb,
    contract_signed boolean not null default false,
    service_approved boolean not null default false,
    expires_at timestamptz,
    review_asked boolean not null default false,
    asked_again boolean not null default false,
    next_step uuid,
    next_at timestamptz,
    created_at timestamptz not null default now(),
    primary key (account_id, id),
    unique (account_id, submit_key),
    unique (account_id, reference)
  )`);
  await run(
    'create index demo_bank_applications_latest on demo_bank_applications (created_at desc, id desc)',
  );
  await protectAccountTable(db, 'demo_bank_applications', { ownerReads: true });

  await run(`create table demo_bank_files (
    account_id uuid not null,
    application_id uuid not null,
    semantic text not null,
    content_type text not null,
    body bytea not null,
    primary key (account_id, application_id, semantic),
    foreign key (account_id, application_id) references demo_bank_applications on delete cascade
  )`);
  await protectAccountTable(db, 'demo_bank_files');

  await run(`create table demo_bank_registrations (
    account_id uuid primary key references accounts on delete cascade,
    corporate_name text not null,
    cnpj text not null,
    name text not null,
    email text not null,
    phone text not null,
    status text not null,
    seq bigint not null default 0,
    next_step uuid,
    submitted_at timestamptz not null default now()
  )`);
  await protectAccountTable(db, 'demo_bank_registrations', { ownerReads: true });

  // Which calls were done, and how often one was made to fail first.
  await run(`create table demo_bank_calls (
    account_id uuid not null references accounts on delete cascade,
    key text not null,
    failures integer not null default 0,
    done_at timestamptz,
    primary key (account_id, key)
  )`);
  await protectAccountTable(db, 'demo_bank_calls');

  await run(`create table demo_bank_events (
    account_id uuid not null references accounts on delete cascade,
    id uuid not null,
    body text not null,
    times integer not null default 1,
    created_at timestamptz not null default now(),
    told_at timestamptz,
    primary key (account_id, id)
  )`);
  await protectAccountTable(db, 'demo_bank_events');

  // The desk works for every account: these say which rows there are, the rest is read behind the account's wall.
  await run(`create function demo_bank_latest(skipped integer, most integer)
    returns table (account_id uuid, id uuid)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select a.account_id, a.id from public.demo_bank_applications a
      order by a.created_at desc, a.id desc offset skipped limit most
    $$`);
  await run(`create function demo_bank_account_of(application uuid) returns uuid
    language sql stable security definer set search_path = pg_catalog, public as $$
      select a.account_id from public.demo_bank_applications a where a.id = application
    $$`);
  await run(`create function demo_bank_registered()
    returns table (account_id uuid)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select r.account_id from public.demo_bank_registrations r order by r.submitted_at desc limit 200
    $$`);
}
