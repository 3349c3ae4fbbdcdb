import { protectAccountTable } from '@girassol/api-platform/database/account-table';
import { type Kysely, sql } from 'kysely';

/** Creates the record of the pages that were seen in visits of the administration to accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table support_access_pages (
    account_id uuid not null,
    access_id uuid not null,
    path text not null,
    title text not null,
    seen_at timestamptz not null default now(),
    primary key (account_id, access_id, path),
    foreign key (account_id, access_id) references support_accesses on delete cascade
  )`.execute(db);
  await protectAccountTable(db, 'support_access_pages', { appendOnly: true });
}
