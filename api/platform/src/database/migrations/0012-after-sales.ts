import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/** Creates the lines of after-sales activities: one line per service of the account's settings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run(`create table after_sales_services (
    account_id uuid not null,
    sale_id uuid not null,
    service_id uuid not null,
    name text not null,
    type text not null check (type in ('SERVICE', 'SUPPLY')),
    quantity integer not null default 1 check (quantity > 0),
    price_cents bigint not null check (price_cents >= 0),
    price_comps text[] not null default '{}',
    added_at timestamptz not null default now(),
    primary key (account_id, sale_id, service_id),
    foreign key (account_id, sale_id) references sales on delete cascade
  )`);
  await protectAccountTable(db, 'after_sales_services');
}
