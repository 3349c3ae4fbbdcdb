import { protectAccountTable } from '@girassol/api-platform/database/account-table';
import { type Kysely, sql } from 'kysely';

/**
 * Adds to each session the device that opened it and its last use, and creates the access records, which the law wants
 * kept for six months (Marco Civil, article 15).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`alter table sessions
    add column user_agent text not null default '',
    add column ip text not null default '',
    add column last_used_at timestamptz not null default now()`);
  await run('create index sessions_of_person on sessions (account_id, user_id)');

  await run(`create table access_records (
    account_id uuid not null,
    id uuid not null,
    user_id uuid not null,
    at timestamptz not null default now(),
    event text not null,
    ip text not null,
    user_agent text not null,
    primary key (account_id, id),
    foreign key (account_id, user_id) references users on delete cascade
  )`);
  await run('create index access_records_of_person on access_records (account_id, user_id, at desc)');
  await run('create index access_records_age on access_records (at)');
  await protectAccountTable(db, 'access_records', { ownerReads: true });
  await run(`create function list_accounts_with_access_records_before(moment timestamptz, taken integer)
    returns table (account_id uuid)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select distinct r.account_id from (
        select account_id from public.access_records where at < moment order by at limit taken) r
    $$`);
}
