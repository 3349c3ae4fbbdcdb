import { protectAccountTable } from '@girassol/api-platform/database/account-table';
import { type Kysely, sql } from 'kysely';

/** Creates the archives of everything of an account, which its owner asked for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`create table account_archives (
    account_id uuid not null references accounts on delete cascade,
    id uuid not null,
    user_id uuid not null,
    requested_by text not null,
    state text not null default 'QUEUED' check (state in ('QUEUED', 'WRITING', 'DONE', 'FAILED')),
    rows integer not null default 0,
    files integer not null default 0,
    size bigint,
    file_id uuid,
    problem text,
    requested_at timestamptz not null default now(),
    ended_at timestamptz,
    expires_at timestamptz,
    primary key (account_id, id)
  )`);
  await protectAccountTable(db, 'account_archives');
}
