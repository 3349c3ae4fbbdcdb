import { protectAccountTable } from '@girassol/api-platform/database/account-table';
import { type Kysely, sql } from 'kysely';

/** Creates the log of who changed rights, plan, card, data and exports of an account. Rows are only added. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  // Names as they were then: the log outlives the people and records that it names.
  await run(`create table audit_entries (
    account_id uuid not null references accounts on delete cascade,
    id uuid not null,
    at timestamptz not null default now(),
    area text not null check (area in ('rights', 'plan', 'card', 'data', 'exports', 'security')),
    action text not null,
    subject_kind text,
    subject_id text,
    subject_name text,
    before jsonb,
    after jsonb,
    user_id uuid,
    user_name text not null,
    primary key (account_id, id)
  )`);
  await run('create index audit_entries_latest on audit_entries (account_id, at desc, id desc)');
  await run('create index audit_entries_area on audit_entries (account_id, area, at desc, id desc)');
  await protectAccountTable(db, 'audit_entries', { appendOnly: true });
}
