import { type Kysely, sql } from 'kysely';

/**
 * Adds a database function that deletes stored answers of idempotent calls in every account, a day and a half
 * after they were stored.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run('drop index idempotency_keys_age');
  await run('create index idempotency_keys_age on idempotency_keys (created_at)');
  // Past the walls, and only what is old: the cleaning belongs to no account.
  const old = `created_at < now() - interval '36 hours'`;
  await run(`create policy owner_finds_old on idempotency_keys for select to current_user using (${old})`);
  await run(`create policy owner_forgets_old on idempotency_keys for delete to current_user using (${old})`);
  await run(`create function forget_kept_answers() returns integer
    language sql volatile security definer set search_path = pg_catalog, public as $$
      with forgotten as (
        delete from public.idempotency_keys where (account_id, user_id, key) in (
          select k.account_id, k.user_id, k.key from public.idempotency_keys k
          where k.${old} limit 5000)
        returning 1)
      select count(*)::integer from forgotten
    $$`);
}
