import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/**
 * Creates the reasons of rejected projects (Reprovas), and indexes for the automatic distribution of sales and for
 * sales that came from a lead.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run(`create table reject_reasons (
    account_id uuid not null,
    id uuid not null,
    sale_id uuid not null,
    user_id uuid not null,
    reason text not null,
    registered_at timestamptz not null default now(),
    primary key (account_id, id),
    foreign key (account_id, sale_id) references sales on delete cascade,
    foreign key (account_id, user_id) references users
  )`);
  await run(
    'create index reject_reasons_newest on reject_reasons (account_id, sale_id, registered_at desc, id desc)',
  );
  await protectAccountTable(db, 'reject_reasons');

  // The automatic distribution asks when a vendor got the last sale.
  await run('create index sales_owner_registered on sales (account_id, type, owner_id, registered_at desc)');
  // The sale that came from a lead.
  await run(
    'create index sales_pre_sale on sales (account_id, related_pre_sale) where related_pre_sale is not null',
  );
}
