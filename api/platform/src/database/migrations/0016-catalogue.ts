import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/** Creates the catalogue of an account: modules, inverters and complementary equipment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run(`create table catalogue_items (
    account_id uuid not null references accounts on delete cascade,
    id uuid not null,
    kind text not null check (kind in ('modules', 'inverters', 'equipaments')),
    name text not null check (name <> ''),
    manufacturer text not null default '',
    power numeric(12, 3) not null default 0 check (power >= 0),
    stock integer not null default 0 check (stock >= 0),
    price_cents bigint not null default 0 check (price_cents >= 0),
    facts jsonb not null,
    version integer not null default 1,
    registered_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    updated_by uuid not null,
    name_key text not null generated always as (search_text(name)) stored,
    search_key text not null generated always as (
      search_text(name || chr(10) || manufacturer || chr(10) || coalesce(facts ->> 'detail', '') || chr(10) || trim_scale(power))
    ) stored,
    primary key (account_id, id),
    foreign key (account_id, updated_by) references users
  )`);
  // A list is read by name and holds hundreds: the search goes through the rows of one kind.
  await run('create index catalogue_items_list on catalogue_items (account_id, kind, name_key, id)');
  await protectAccountTable(db, 'catalogue_items');
}
