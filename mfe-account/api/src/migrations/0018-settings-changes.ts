import { protectAccountTable } from '@girassol/api-platform/database/account-table';
import { type Kysely, sql } from 'kysely';

/** Adds a version to settings, and stores every change: who, when, what. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run('alter table settings add column version integer not null default 1');
  await run(`create table settings_changes (
    account_id uuid not null references accounts on delete cascade,
    id uuid not null,
    version integer not null,
    parts text[] not null,
    lines text[] not null,
    user_id uuid not null,
    user_name text not null,
    changed_at timestamptz not null default now(),
    primary key (account_id, id),
    unique (account_id, version)
  )`);
  await protectAccountTable(db, 'settings_changes', { appendOnly: true });
}
