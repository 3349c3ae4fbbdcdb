import { type Kysely, sql } from 'kysely';
import { accountTable } from '../account-table';

/** The price of what is built, as it was edited after the sale: the proposal keeps what the customer agreed to. */
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
  await accountTable(db, 'built_prices');
}
