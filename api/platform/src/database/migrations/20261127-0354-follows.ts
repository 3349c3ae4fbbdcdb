import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/** Creates the items and customers that people follow: each row has one of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`create table follows (
    account_id uuid not null,
    user_id uuid not null,
    sale_id uuid,
    customer_id uuid,
    subject_id uuid not null generated always as (coalesce(sale_id, customer_id)) stored,
    created_at timestamptz not null default now(),
    primary key (account_id, subject_id, user_id),
    check ((sale_id is null) <> (customer_id is null)),
    foreign key (account_id, user_id) references users on delete cascade,
    foreign key (account_id, sale_id) references sales on delete cascade,
    foreign key (account_id, customer_id) references customers on delete cascade
  )`);
  await run(
    `create unique index follows_of_sale on follows (account_id, sale_id, user_id) where sale_id is not null`,
  );
  await run(
    `create unique index follows_of_customer on follows (account_id, customer_id, user_id) where customer_id is not null`,
  );
  await run('create index follows_of_user on follows (account_id, user_id)');
  await protectAccountTable(db, 'follows');
}
