import { type Kysely, sql } from 'kysely';

/**
 * Lets people save and snooze notifications. `listed_at` is their place in the list: a snoozed one comes back on top once
 * its time has come.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`alter table notifications
    add column saved_at timestamptz,
    add column snoozed_until timestamptz,
    add column listed_at timestamptz not null generated always as (greatest(happened_at, snoozed_until)) stored`);
  await run('drop index notifications_of_person');
  await run(`create index notifications_listed on notifications (account_id, user_id, listed_at desc, id)
    where deleted_at is null`);
  await run(`create index notifications_unread on notifications (account_id, user_id, listed_at desc, id)
    where deleted_at is null and read_at is null`);
  await run(`create index notifications_saved on notifications (account_id, user_id, listed_at desc, id)
    where deleted_at is null and saved_at is not null`);
}
