import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/** Creates kits: copies of their items, and the figures by which lists are filtered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run(`create table kits (
    account_id uuid not null references accounts on delete cascade,
    id uuid not null,
    owner_id uuid not null,
    supplier text not null check (supplier <> ''),
    voltage text not null default '',
    fixation text not null default '',
    price_cents bigint not null check (price_cents > 0),
    mod_price_cents bigint not null default 0 check (mod_price_cents >= 0),
    inv_price_cents bigint not null default 0 check (inv_price_cents >= 0),
    eqp_price_cents bigint not null default 0 check (eqp_price_cents >= 0),
    power numeric(12, 3) not null check (power > 0),
    modules jsonb not null,
    inverters jsonb not null,
    items jsonb not null,
    module_brands text[] not null,
    inverter_brands text[] not null,
    inverter_types text[] not null,
    words text not null,
    version integer not null default 1,
    registered_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    updated_by uuid not null,
    search_key text not null generated always as (search_text(words)) stored,
    primary key (account_id, id),
    foreign key (account_id, owner_id) references users,
    foreign key (account_id, updated_by) references users
  )`);
  await run('create index kits_list on kits (account_id, registered_at desc, id desc)');
  await run('create index kits_power on kits (account_id, power, price_cents)');
  await protectAccountTable(db, 'kits');
}
