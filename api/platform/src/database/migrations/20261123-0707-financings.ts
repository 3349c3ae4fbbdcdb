import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/**
 * Creates financings with their requests, options, documents and history; registrations with a bank; orders of
 * equipment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run(`create table financings (
    account_id uuid not null references accounts on delete cascade,
    id uuid not null,
    number integer not null,
    customer_id uuid not null,
    proposal_id uuid not null,
    user_id uuid not null,
    variant text not null check (variant in ('BTG', 'MARKETPLACE')),
    stage text not null check (stage in ('SIMULATION', 'DEAL')),
    is_cnpj boolean not null,
    provider text not null,
    reference text,
    provider_status text not null,
    status_reason text,
    status_seq bigint not null default 0,
    status text not null,
    pre_approved boolean not null default false,
    contract_signed boolean not null default false,
    service_approved boolean not null default false,
    expires_at timestamptz,
    waits_since timestamptz,
    withdrawn_at timestamptz,
    state text not null generated always as (case
      when service_approved then 'DONE'
      when withdrawn_at is not null or provider_status in ('REPROVADO_MOTOR', 'PROPOSTA_RECUSADA', 'VENCIDO') then 'LOST'
      else 'OPEN' end) stored,
    registered_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (account_id, id),
    unique (account_id, number),
    foreign key (account_id, customer_id) references customers,
    foreign key (account_id, proposal_id) references proposals,
    foreign key (account_id, user_id) references users
  )`);
  await run(
    'create unique index financings_reference on financings (provider, reference) where reference is not null',
  );
  await run('create index financings_registered on financings (account_id, registered_at desc, id desc)');
  await run(`create index financings_updated on financings (account_id, updated_at desc, id desc)
    include (registered_at, state, user_id, pre_approved)`);
  await run(
    'create index financings_of_user on financings (account_id, user_id, registered_at desc, id desc)',
  );
  await run(`create index financings_customer on financings (account_id, customer_id, registered_at desc)
    include (id, updated_at)`);
  await run('create index financings_proposal on financings (account_id, proposal_id, registered_at desc)');
  await run(`create index financings_state on financings (account_id, state, registered_at desc, id desc)
    include (pre_approved, user_id)`);
  await run(
    `create index financings_state_updated on financings (account_id, state, updated_at desc, id desc)`,
  );
  await run(`create index financings_late on financings (account_id, expires_at)
    where contract_signed and not service_approved`);
  await protectAccountTable(db, 'financings', { ownerReads: true });
  await createTotals(db);
  // A bank names its request, and nothing else; the account follows from it.
  await run(`create function find_financing(wanted_provider text, wanted_reference text)
    returns table (account_id uuid, id uuid)
    language sql stable security definer set search_path = pg_catalog, public
    as 'select f.account_id, f.id from public.financings f
        where f.provider = wanted_provider and f.reference = wanted_reference'`);
  // Accounts whose banks are asked at night.
  await run(`create function accounts_with_open_financings() returns setof uuid
    language sql stable security definer set search_path = pg_catalog, public
    as $$ select distinct account_id from public.financings where state = 'OPEN' $$`);

  // A draft until it is sent, and then what the bank was asked with, for ever the same.
  await run(`create table financing_requests (
    account_id uuid not null references accounts on delete cascade,
    id uuid not null,
    user_id uuid not null,
    proposal_id uuid not null,
    form jsonb not null,
    version integer not null default 1,
    saved_at timestamptz not null default now(),
    financing_id uuid,
    request jsonb,
    digest text,
    sent_at timestamptz,
    primary key (account_id, id),
    foreign key (account_id, user_id) references users,
    foreign key (account_id, proposal_id) references proposals on delete cascade,
    foreign key (account_id, financing_id) references financings on delete cascade,
    check ((sent_at is null) = (financing_id is null))
  )`);
  await run(`create unique index financing_requests_draft on financing_requests (account_id, user_id, proposal_id)
    where sent_at is null`);
  await run(`create unique index financing_requests_sent on financing_requests (account_id, financing_id)
    where sent_at is not null`);
  await run(
    'create index financing_requests_same on financing_requests (account_id, digest) where digest is not null',
  );
  await protectAccountTable(db, 'financing_requests');

  await run(`create table financing_options (
    account_id uuid not null,
    id uuid not null,
    financing_id uuid not null,
    reference text not null,
    position integer not null,
    offer jsonb not null,
    terms jsonb not null,
    valid_until date not null,
    added smallint check (added between 1 and 4),
    chosen boolean not null default false,
    primary key (account_id, id),
    unique (account_id, financing_id, reference),
    foreign key (account_id, financing_id) references financings on delete cascade
  )`);
  await run(`create unique index financing_options_chosen on financing_options (account_id, financing_id)
    where chosen`);
  await run(`create unique index financing_options_added on financing_options (account_id, financing_id, added)
    where added is not null`);
  await run(`create index financing_options_valid on financing_options (account_id, valid_until)
    where chosen or added is not null`);
  await protectAccountTable(db, 'financing_options');

  // The bank's verdict on a document belongs to the financing; the file belongs to the customer.
  await run(`create table financing_papers (
    account_id uuid not null,
    financing_id uuid not null,
    semantic text not null,
    archive_file_id uuid,
    sha256 text,
    status text not null check (status in ('PENDING', 'APPROVED', 'REJECTED', 'WAIVED')),
    reason text,
    version integer not null default 1,
    user_id uuid,
    sent_at timestamptz not null default now(),
    judged_at timestamptz,
    primary key (account_id, financing_id, semantic),
    foreign key (account_id, financing_id) references financings on delete cascade,
    foreign key (account_id, archive_file_id) references archive_files on delete set null (archive_file_id),
    foreign key (account_id, user_id) references users
  )`);
  await run('create index financing_papers_file on financing_papers (account_id, archive_file_id)');
  await protectAccountTable(db, 'financing_papers');

  await run(`create table financing_events (
    account_id uuid not null,
    id uuid not null,
    financing_id uuid not null,
    at timestamptz not null default now(),
    user_id uuid,
    title text not null,
    content text not null,
    provider text,
    provider_event text,
    primary key (account_id, id),
    foreign key (account_id, financing_id) references financings on delete cascade,
    foreign key (account_id, user_id) references users
  )`);
  await run(
    'create unique index financing_events_once on financing_events (provider, provider_event) where provider_event is not null',
  );
  await run(
    'create index financing_events_of on financing_events (account_id, financing_id, at desc, id desc)',
  );
  await protectAccountTable(db, 'financing_events', { appendOnly: true });

  await run(`create table credit_registrations (
    account_id uuid not null references accounts on delete cascade,
    provider text not null,
    cnpj text not null,
    corporate_name text not null,
    name text not null,
    email text not null,
    phone text not null,
    status text not null,
    status_seq bigint not null default 0,
    submitted_at timestamptz not null default now(),
    user_id uuid not null,
    primary key (account_id, provider),
    foreign key (account_id, user_id) references users
  )`);
  await protectAccountTable(db, 'credit_registrations');

  await run(`create table iof_rates (
    since date primary key,
    once numeric not null,
    daily numeric not null,
    small_daily numeric not null,
    small_up_to_cents bigint not null
  )`);
  // Decreto 6.306/2007, art. 7, as changed by Decreto 12.499/2025.
  await run(`insert into iof_rates values ('2025-06-12', 0.0038, 0.000082, 0.0000274, 3000000)`);

  // Anybody with the address sees an order: its id is random and does not contain the time.
  await run(`create table orders (
    account_id uuid not null references accounts on delete cascade,
    id uuid not null,
    number integer not null,
    proposal_id uuid not null,
    customer_id uuid not null,
    financing_id uuid,
    user_id uuid not null,
    status text not null default 'PLACED'
      check (status in ('PLACED', 'CONFIRMED', 'INVOICED', 'SHIPPED', 'DELIVERED', 'CANCELLED')),
    supplier text not null,
    power numeric(12, 3) not null,
    amount_cents bigint not null,
    place text not null,
    expected_date date,
    version integer not null default 1,
    registered_at timestamptz not null default now(),
    primary key (account_id, id),
    unique (account_id, number),
    unique (account_id, proposal_id),
    foreign key (account_id, proposal_id) references proposals,
    foreign key (account_id, customer_id) references customers,
    foreign key (account_id, financing_id) references financings on delete set null (financing_id),
    foreign key (account_id, user_id) references users
  )`);
  await run('create unique index orders_address on orders (id)');
  await run('create index orders_registered on orders (account_id, registered_at desc, id desc)');
  await protectAccountTable(db, 'orders', { ownerReads: true });

  await run(`create table order_items (
    account_id uuid not null,
    order_id uuid not null,
    position integer not null,
    name text not null,
    detail text not null,
    quantity numeric(12, 3) not null,
    primary key (account_id, order_id, position),
    foreign key (account_id, order_id) references orders on delete cascade
  )`);
  await protectAccountTable(db, 'order_items');

  await run(`create table order_steps (
    account_id uuid not null,
    order_id uuid not null,
    status text not null,
    at timestamptz not null default now(),
    user_id uuid,
    primary key (account_id, order_id, status),
    foreign key (account_id, order_id) references orders on delete cascade,
    foreign key (account_id, user_id) references users
  )`);
  await protectAccountTable(db, 'order_steps', { appendOnly: true });

  // An address without a login names its order, and nothing else; the account follows from it.
  await run(`create function account_of_order(order_id uuid) returns uuid
    language sql stable security definer set search_path = pg_catalog, public
    as 'select account_id from public.orders where id = order_id'`);
}

/** Creates the number of financings by day of request (in Brazil) and requester, maintained by triggers. */
async function createTotals(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run(`create table financing_totals (
    account_id uuid not null,
    day date not null,
    user_id uuid not null,
    state text not null,
    pre_approved boolean not null,
    items integer not null,
    primary key (account_id, day, user_id, state, pre_approved),
    foreign key (account_id) references accounts on delete cascade
  ) with (fillfactor = 50)`);
  await protectAccountTable(db, 'financing_totals');

  // Rows are locked in the order of their key, whatever the statement: two writers wait, they never deadlock.
  const addUp = (changes: string) => `
    insert into financing_totals as t (account_id, day, user_id, state, pre_approved, items)
    select account_id, day, user_id, state, pre_approved, sum(items) from (${changes}) change
    group by account_id, day, user_id, state, pre_approved
    having sum(items) <> 0
    order by account_id, day, user_id, state, pre_approved
    on conflict (account_id, day, user_id, state, pre_approved) do update set items = t.items + excluded.items;`;
  const rows = (table: string, sign: '+' | '-') =>
    `select account_id, (registered_at at time zone 'America/Sao_Paulo')::date as day, user_id, state, pre_approved,
      ${sign}1 as items from ${table}`;

  const events = {
    insert: { referencing: 'new table as came', changes: rows('came', '+') },
    update: {
      referencing: 'old table as went new table as came',
      changes: `${rows('went', '-')} union all ${rows('came', '+')}`,
    },
    delete: { referencing: 'old table as went', changes: rows('went', '-') },
  };
  for (const [event, { referencing, changes }] of Object.entries(events)) {
    await run(`create function add_up_financings_${event}() returns trigger language plpgsql as $$
      begin ${addUp(changes)} return null; end $$`);
    await run(`create trigger financing_totals_${event} after ${event} on financings
      referencing ${referencing} for each statement execute function add_up_financings_${event}()`);
  }
}
