import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/** Creates boards, their columns and items, and the totals of every column. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run(`create table kanbans (
    account_id uuid not null references accounts on delete cascade,
    id uuid not null,
    type text not null check (type in ('PRE_SALES', 'SALES', 'ADMINISTRATIVE', 'PROJECT', 'INSTALLATION', 'AFTER_SALES')),
    primary key (account_id, id),
    unique (account_id, type)
  )`);
  await protectAccountTable(db, 'kanbans');

  await run(`create table kanban_columns (
    account_id uuid not null,
    id uuid not null,
    kanban_id uuid not null,
    title text not null,
    position integer not null,
    inactivity_window integer not null default 24 check (inactivity_window > 0),
    primary key (account_id, id),
    foreign key (account_id, kanban_id) references kanbans on delete cascade
  )`);
  await run('create index kanban_columns_kanban on kanban_columns (account_id, kanban_id, position)');
  await protectAccountTable(db, 'kanban_columns');

  // The last number given, per account and kind of thing that is numbered.
  await run(`create table counters (
    account_id uuid not null references accounts on delete cascade,
    kind text not null,
    value integer not null,
    primary key (account_id, kind)
  ) with (fillfactor = 50)`);
  await protectAccountTable(db, 'counters');

  await createItems(db);
  await createTotals(db);
  await createItemSearch(db);
}

async function createItems(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run(`create table sales (
    account_id uuid not null references accounts on delete cascade,
    id uuid not null,
    type text not null,
    number integer not null,
    column_id uuid not null,
    rank text collate "C" not null,
    status text not null default 'IN_PROGRESS' check (status in ('IN_PROGRESS', 'CLOSED', 'LOST')),
    name text not null,
    amount_cents bigint not null default 0,
    power numeric(12, 3) not null default 0,
    lead_temperature smallint not null default -1 check (lead_temperature between -1 and 2),
    customer_id uuid not null,
    owner_id uuid not null,
    co_owner_ids uuid[] not null default '{}',
    deal_id uuid not null,
    related_pre_sale uuid,
    proposal_id uuid,
    approved_proposal uuid,
    uc_type text,
    mods_qtd integer,
    inv_qtd integer,
    distance numeric(12, 3),
    roof_hight numeric(12, 3),
    inverter_type text not null default 'String',
    validity_date date,
    due_date date,
    sale_lost_reason text,
    exec_status text check (exec_status in ('INTERNAL', 'OUTSOURCED')),
    finished_date date,
    closed_at timestamptz,
    confirmed_amount_cents bigint,
    work_city text not null default '',
    work_address text not null default '',
    registered_at timestamptz not null default now(),
    last_activity_at timestamptz not null default now(),
    last_activity_text text,
    search_key text not null generated always as (search_text(name)) stored,
    primary key (account_id, id),
    foreign key (account_id, column_id) references kanban_columns,
    foreign key (account_id, customer_id) references customers,
    foreign key (account_id, owner_id) references users
  )`);
  // Only items in progress are on a board; there, two may not share a place.
  await run(
    `create unique index sales_place on sales (account_id, column_id, rank) where status = 'IN_PROGRESS'`,
  );
  await run(
    `create index sales_owner_place on sales (account_id, column_id, owner_id, rank) where status = 'IN_PROGRESS'`,
  );
  await run('create unique index sales_number on sales (account_id, type, number)');
  await run('create index sales_customer on sales (account_id, customer_id)');
  await run('create index sales_deal on sales (account_id, deal_id)');
  await run('create index sales_registered on sales (account_id, type, registered_at)');
  await run(`create index sales_closed on sales (account_id, type, closed_at) where status <> 'IN_PROGRESS'`);
  await run('create index sales_search on sales using gin (account_id, search_key gin_trgm_ops)');
  await protectAccountTable(db, 'sales', { ownerReads: true });
}

async function createTotals(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run(`create table column_totals (
    account_id uuid not null,
    column_id uuid not null,
    owner_id uuid not null,
    items integer not null,
    amount_cents bigint not null,
    primary key (account_id, column_id, owner_id),
    foreign key (account_id, column_id) references kanban_columns on delete cascade
  ) with (fillfactor = 50)`);
  await protectAccountTable(db, 'column_totals');

  // Rows are locked in the order of their key, whatever the statement: two writers wait, they never deadlock.
  const addUp = (changes: string) => `
    insert into column_totals as t (account_id, column_id, owner_id, items, amount_cents)
    select account_id, column_id, owner_id, sum(items), sum(amount_cents) from (${changes}) change
    group by account_id, column_id, owner_id
    having sum(items) <> 0 or sum(amount_cents) <> 0
    order by account_id, column_id, owner_id
    on conflict (account_id, column_id, owner_id) do update
      set items = t.items + excluded.items, amount_cents = t.amount_cents + excluded.amount_cents;`;
  const rows = (table: string, sign: '+' | '-') =>
    `select account_id, column_id, owner_id, ${sign}1 as items, ${sign}amount_cents as amount_cents
     from ${table} where status = 'IN_PROGRESS'`;

  const events = {
    insert: { referencing: 'new table as came', changes: rows('came', '+') },
    update: {
      referencing: 'old table as went new table as came',
      changes: `${rows('went', '-')} union all ${rows('came', '+')}`,
    },
    delete: { referencing: 'old table as went', changes: rows('went', '-') },
  };
  for (const [event, { referencing, changes }] of Object.entries(events)) {
    await run(`create function add_up_sales_${event}() returns trigger language plpgsql as $$
      begin ${addUp(changes)} return null; end $$`);
    await run(`create trigger column_totals_${event} after ${event} on sales
      referencing ${referencing} for each statement execute function add_up_sales_${event}()`);
  }
}

async function createItemSearch(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  // Owner's rights for the same reason as find_customers; filters by the account itself.
  await run(`create function find_items(wanted_type text, wanted_field text, wanted_text text) returns setof uuid
    language plpgsql stable security definer set search_path = pg_catalog, public as $$
    declare
      account uuid := nullif(current_setting('app.account_id', true), '')::uuid;
      pattern text := public.search_pattern(wanted_text);
      -- Null unless the text is an item number, as '12' or '#00012'.
      wanted_number integer := substring(wanted_text from '^\\s*#?([0-9]{1,9})\\s*$')::integer;
      part text;
    begin
      foreach part in array case wanted_field
        when 'ALL' then array['name', 'customer', 'document', 'number'] else array[wanted_field] end
      loop
        continue when part = 'number' and wanted_number is null;
        continue when part <> 'number' and wanted_text like '#%';
        continue when part = 'document' and wanted_text !~ '[0-9]';
        return query execute
          $q$select s.id from public.sales s where s.account_id = $1 and s.type = $2 and s.status = 'IN_PROGRESS' and $q$ ||
          case part
            when 'name' then 's.search_key like $3'
            when 'number' then 's.number = $5'
            else 's.customer_id in (select public.find_customers($6, $4))'
          end
          using account, wanted_type, pattern, wanted_text, wanted_number,
            case part when 'customer' then 'name' else part end;
      end loop;
    end $$`);
}
