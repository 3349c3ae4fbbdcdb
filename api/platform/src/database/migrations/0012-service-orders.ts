import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/** Creates document templates, whose tags are filled with data of an item. Deleting the file deletes the row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table document_templates (
      account_id uuid not null,
      id uuid not null,
      type text not null check (type in ('SERVICE_ORDER')),
      name text not null,
      file_id uuid not null,
      registered_at timestamptz not null default now(),
      primary key (account_id, id),
      foreign key (account_id, file_id) references stored_files on delete cascade
    )`)
    .execute(db);
  await protectAccountTable(db, 'document_templates');
}
