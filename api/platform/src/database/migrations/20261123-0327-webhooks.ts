import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/** Creates webhooks: messages received from other programs, and messages sent to the programs of accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  // As it came, before anybody knows whose it is: once per provider and event.
  await run(`create table webhook_events (
    provider text not null,
    event_id text not null,
    sent_at timestamptz not null,
    received_at timestamptz not null default now(),
    body bytea not null,
    done_at timestamptz,
    primary key (provider, event_id)
  )`);
  await run('create index webhook_events_done on webhook_events (done_at) where done_at is not null');

  await run(`create table webhook_endpoints (
    account_id uuid primary key references accounts on delete cascade,
    url text not null,
    secret text not null,
    created_at timestamptz not null default now(),
    created_by uuid not null,
    stopped_why text,
    foreign key (account_id, created_by) references users on delete cascade
  )`);
  await protectAccountTable(db, 'webhook_endpoints');

  await run(`create table webhook_deliveries (
    account_id uuid not null references webhook_endpoints on delete cascade,
    id uuid not null,
    event text not null,
    body text not null,
    url text not null,
    created_at timestamptz not null default now(),
    state text not null default 'WAITING' check (state in ('WAITING', 'DELIVERED', 'FAILED')),
    tries integer not null default 0,
    last_try_at timestamptz,
    last_answer text,
    primary key (account_id, id)
  )`);
  await run('create index webhook_deliveries_latest on webhook_deliveries (account_id, created_at desc)');
  await protectAccountTable(db, 'webhook_deliveries');
  await run('create policy owner_works on webhook_deliveries to current_user using (true) with check (true)');

  // Some at a time: what is left goes with the next call.
  await run(`create function forget_webhooks(ended_before timestamptz, most integer) returns integer
    language plpgsql volatile security definer set search_path = pg_catalog, public as $$
    declare events integer; deliveries integer;
    begin
      delete from public.webhook_events where (provider, event_id) in (
        select provider, event_id from public.webhook_events where done_at < ended_before limit most);
      get diagnostics events = row_count;
      delete from public.webhook_deliveries where (account_id, id) in (
        select account_id, id from public.webhook_deliveries
        where state <> 'WAITING' and created_at < ended_before limit most);
      get diagnostics deliveries = row_count;
      return greatest(events, deliveries);
    end $$`);
}
