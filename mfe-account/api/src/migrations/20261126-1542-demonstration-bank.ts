import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/**
 * Creates the inbox of payment events, and the tables of the demonstration bank. Both are of no account: an event is stored
 * before anybody knows whose it is, and a bank knows its payers and not our accounts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`create table payment_events (
    provider text not null,
    event_id text not null,
    kind text not null check (kind in ('charge', 'authorization')),
    reference text not null,
    received_at timestamptz not null default now(),
    raw jsonb not null,
    processed_at timestamptz,
    primary key (provider, event_id)
  )`);
  await run('create index payment_events_open on payment_events (received_at) where processed_at is null');

  await sql`insert into server_secrets values ('demonstration-payments', ${randomBytes(24)})`.execute(db);
  await run(`create table demo_payment_charges (
    reference text primary key,
    kind text not null check (kind in ('charge', 'card', 'debit')),
    key text not null,
    clock_of uuid,
    clock_offset_ms bigint not null,
    state text not null default 'open' check (state in ('open', 'canceled', 'failed')),
    amount_cents bigint not null check (amount_cents > 0),
    description text not null,
    due_on date,
    expires_at timestamptz,
    payer jsonb,
    codes jsonb,
    card text,
    authorization_reference text,
    payments jsonb not null default '[]',
    refunds jsonb not null default '[]',
    disputes jsonb not null default '[]',
    refusal jsonb,
    has_funds boolean not null default true,
    tries integer not null default 0,
    next_try_on date,
    delivery text not null default 'atOnce' check (delivery in ('atOnce', 'late', 'twice', 'disorder')),
    created_at timestamptz not null default now(),
    unique (kind, key)
  )`);
  await run(`create index demo_payment_charges_tries on demo_payment_charges (authorization_reference, next_try_on)
    where kind = 'debit' and next_try_on is not null`);
  await run(`create table demo_payment_cards (
    reference text primary key,
    token text not null unique,
    test_card text not null,
    expires text not null,
    charges integer not null default 0,
    created_at timestamptz not null default now()
  )`);
  await run(`create table demo_payment_authorizations (
    reference text primary key,
    key text not null unique,
    clock_of uuid,
    clock_offset_ms bigint not null,
    state text not null default 'pending' check (state in ('pending', 'active', 'refused', 'canceled')),
    payer jsonb not null,
    description text not null,
    least_max_cents bigint,
    max_cents bigint,
    may_retry boolean not null default false,
    starts_on date not null,
    every_months integer not null,
    first_charge text references demo_payment_charges,
    pix_code text not null,
    delivery text not null default 'atOnce' check (delivery in ('atOnce', 'late', 'twice', 'disorder')),
    created_at timestamptz not null default now()
  )`);
  await run(`create table demo_payment_events (
    id uuid primary key,
    reference text not null,
    body text not null,
    times integer not null,
    created_at timestamptz not null default now(),
    sent_at timestamptz
  )`);
  await run('create index demo_payment_events_reference on demo_payment_events (reference)');
  await run(`create table demo_payment_outages (
    id boolean primary key default true check (id),
    down_from timestamptz not null,
    down_until timestamptz not null
  )`);
}
