import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/** Creates account clocks, which can be moved forward outside production so that later work falls due. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`create table account_clocks (
    account_id uuid primary key references accounts on delete cascade,
    offset_ms bigint not null default 0 check (offset_ms >= 0),
    moving_to timestamptz
  )`);
  await protectAccountTable(db, 'account_clocks');
  await run('create policy owner_works on account_clocks to current_user using (true) with check (true)');
  await run(
    `create index jobs_by_clock on jobs (account_id, account_due)
     where account_due is not null and state in ('QUEUED', 'RUNNING')`,
  );

  await run('alter table account_changes drop constraint account_changes_action_check');
  await run(`alter table account_changes add constraint account_changes_action_check
    check (action in ('open', 'change', 'link', 'clock'))`);

  // In production there is one time for everybody, also in a database where there were others.
  await run(`create function stop_account_clocks() returns integer
    language plpgsql volatile security definer set search_path = pg_catalog, public as $$
    declare stopped integer;
    begin
      delete from public.account_clocks;
      get diagnostics stopped = row_count;
      if stopped > 0 then
        update public.jobs set order_at = account_due + (order_at - due_at), due_at = account_due
          where account_due is not null and state = 'QUEUED' and fresh;
      end if;
      return stopped;
    end $$`);
}
