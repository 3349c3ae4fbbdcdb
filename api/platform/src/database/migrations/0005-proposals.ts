import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/** Creates proposals with the fields that lists and cards show. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run(`create table proposals (
    account_id uuid not null references accounts on delete cascade,
    id uuid not null,
    front_id text not null,
    count integer,
    finished boolean not null default false,
    views integer not null default 0,
    power numeric(12, 3) not null default 0,
    final_price_cents bigint not null default 0,
    validity_date date,
    financing_pre_approved boolean not null default false,
    customer_id uuid not null,
    sale_id uuid,
    user_id uuid not null,
    registered_at timestamptz not null default now(),
    primary key (account_id, id),
    foreign key (account_id, customer_id) references customers,
    foreign key (account_id, sale_id) references sales on delete set null (sale_id),
    foreign key (account_id, user_id) references users,
    check (finished or count is null)
  )`);
  await run('create unique index proposals_front on proposals (front_id)');
  await run('create unique index proposals_count on proposals (account_id, count) where count is not null');
  await run(
    'create index proposals_customer on proposals (account_id, customer_id, registered_at desc, id desc)',
  );
  await run('create index proposals_sale on proposals (account_id, sale_id)');
  await run('create index proposals_registered on proposals (account_id, registered_at)');
  await protectAccountTable(db, 'proposals');
}
