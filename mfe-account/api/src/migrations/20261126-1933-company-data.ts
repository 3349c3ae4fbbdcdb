import { protectAccountTable } from '@girassol/api-platform/database/account-table';
import { type Kysely, sql } from 'kysely';

/** Creates the data of an account's company: documents, proposals and signing pages name the company by them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table company_data (
    account_id uuid primary key references accounts on delete cascade,
    version integer not null,
    data jsonb not null,
    logo_file_id uuid,
    changed_by text not null,
    changed_at timestamptz not null default now()
  )`)
    .execute(db);
  await protectAccountTable(db, 'company_data');
}
