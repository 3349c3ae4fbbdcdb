import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/** Creates the calculations of calculator users; each user sees only their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table calculations (
      account_id uuid not null,
      id uuid not null,
      user_id uuid not null,
      consumption jsonb not null,
      version integer not null default 1,
      registered_at timestamptz not null default now(),
      primary key (account_id, id),
      foreign key (account_id, user_id) references users on delete cascade
    )`)
    .execute(db);
  await protectAccountTable(db, 'calculations');
  await sql
    .raw(
      'create index calculations_newest on calculations (account_id, user_id, registered_at desc, id desc)',
    )
    .execute(db);
}
