import { type Kysely, sql } from 'kysely';

/**
 * Keeps the answers to calls that were meant without a signal for 31 days instead of a day and a half: such a call may be
 * repeated whenever the device has a signal again. Their keys begin with `offline.`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  const buildOld = (table: string) =>
    `${table}created_at < now() - case when ${table}key like 'offline.%' then interval '31 days' else interval '36 hours' end`;
  for (const [policy, action] of [
    ['owner_finds_old', 'select'],
    ['owner_forgets_old', 'delete'],
  ]) {
    await run(`drop policy ${policy} on idempotency_keys`);
    await run(
      `create policy ${policy} on idempotency_keys for ${action} to current_user using (${buildOld('')})`,
    );
  }
  await run(`create or replace function forget_kept_answers() returns integer
    language sql volatile security definer set search_path = pg_catalog, public as $$
      with forgotten as (
        delete from public.idempotency_keys where (account_id, user_id, key) in (
          select k.account_id, k.user_id, k.key from public.idempotency_keys k
          where k.created_at < now() - interval '36 hours' and ${buildOld('k.')} limit 5000)
        returning 1)
      select count(*)::integer from forgotten
    $$`);
}
