import { type Kysely, sql } from 'kysely';

/**
 * Records the start for which a schedule was announced, so that one that is moved is announced again. Schedules that began
 * before this migration are not announced.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run('alter table notes add column reminded_for timestamptz');
  await run('create index notes_start on notes (notification_at) where notification_at is not null');
  await run(`create function list_due_schedules(from_time timestamptz, until_time timestamptz, most integer)
    returns table (account_id uuid, id uuid)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select n.account_id, n.id from public.notes n
      where n.notification_at > from_time and n.notification_at <= until_time
        and n.reminded_for is distinct from n.notification_at
      order by n.notification_at
      limit most
    $$`);
}
