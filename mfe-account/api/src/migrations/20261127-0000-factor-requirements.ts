import { protectAccountTable } from '@girassol/api-platform/database/account-table';
import { type Kysely, sql } from 'kysely';

/** Creates the requirement of accounts that everybody has a second factor from a day, and the look-up of who lacks it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`create table factor_requirements (
    account_id uuid primary key references accounts on delete cascade,
    required_at timestamptz not null
  )`);
  await protectAccountTable(db, 'factor_requirements', { ownerReads: true });
  await run(`create policy owner_reads on totp_secrets for select to current_user using (true)`);

  // By real time, as sessions are: who moves the clock of an account opens nothing.
  await run(`create function lacks_required_factor(wanted_account uuid, wanted_user uuid)
    returns boolean
    language sql stable security definer set search_path = pg_catalog, public as $$
      select exists (
        select from public.factor_requirements r
        join public.accounts a on a.id = r.account_id
        join public.users u on u.account_id = r.account_id and u.id = wanted_user
        where r.account_id = wanted_account and r.required_at <= now()
          and not u.is_admin and not a.calculator_only
          and not exists (select from public.passkeys p
            where p.account_id = r.account_id and p.user_id = wanted_user)
          and not exists (select from public.totp_secrets t
            where t.account_id = r.account_id and t.user_id = wanted_user and t.confirmed_at is not null))
    $$`);
}
