import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/**
 * Creates prices of built systems as edited after the sale; the proposal keeps the price on which the customer agreed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table built_prices (
      account_id uuid not null,
      proposal_id uuid not null,
      terms jsonb not null,
      revenue jsonb not null,
      version integer not null default 1,
      edited_at timestamptz not null default now(),
      edited_by uuid not null,
      primary key (account_id, proposal_id),
      foreign key (account_id, proposal_id) references proposals on delete cascade
    )`)
    .execute(db);
  await protectAccountTable(db, 'built_prices');
}
