import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/**
 * Stores when each person wants to be notified of what. A kind and channel without a row follow the default of the kind. A
 * quiet notification is listed, but not shown on the screen by itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`create table notification_preferences (
    account_id uuid not null,
    user_id uuid not null,
    kind text not null,
    channel text not null check (channel in ('bell', 'mail', 'push')),
    timing text not null check (timing in ('NOW', 'SUMMARY', 'NEVER')),
    primary key (account_id, user_id, kind, channel),
    foreign key (account_id, user_id) references users on delete cascade
  )`);
  await protectAccountTable(db, 'notification_preferences');
  await run(`create table notification_quiet_hours (
    account_id uuid not null,
    user_id uuid not null,
    from_time text not null check (from_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
    until_time text not null check (until_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
    primary key (account_id, user_id),
    foreign key (account_id, user_id) references users on delete cascade
  )`);
  await protectAccountTable(db, 'notification_quiet_hours');
  await run(`alter table notifications
    add column is_listed boolean not null default true,
    add column is_quiet boolean not null default false,
    add column mailed_at timestamptz`);
}
