import { protectAccountTable } from '@girassol/api-platform/database/account-table';
import { type Kysely, sql } from 'kysely';

/**
 * Creates the ends of accounts that their owners asked for. Rows of histories can be deleted while their account is being
 * deleted, and at no other time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`create table account_closures (
    account_id uuid primary key references accounts on delete cascade,
    id uuid not null,
    user_id uuid not null,
    requested_by text not null,
    requested_at timestamptz not null default now(),
    ends_on date not null,
    reasons jsonb not null,
    canceled_subscription boolean not null,
    state text not null default 'WAITING' check (state in ('WAITING', 'DELETING', 'DELETED'))
  )`);
  await protectAccountTable(db, 'account_closures');
  await run(`do $$
    declare found record;
    begin
      for found in
        select c.relname from pg_class c
        join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
        join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id' and not a.attisdropped
        where c.relkind = 'r' and c.relforcerowsecurity and not exists (
          select from pg_policy p
          where p.polrelid = c.oid and p.polcmd in ('*', 'd') and p.polname not like 'owner%')
      loop
        execute format('create policy ended_account_delete on public.%I for delete using (
          account_id = (select nullif(current_setting(''app.account_id'', true), '''')::uuid)
          and exists (select from public.account_closures e
            where e.account_id = %I.account_id and e.state = ''DELETING''))', found.relname, found.relname);
      end loop;
    end $$`);
}
