import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/** Creates notifications of the people of an account, one row per person (docs/decisions/0110). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  // `type` as the specification has it: ADMIN is what the platform tells one account.
  await run(`create table notifications (
    account_id uuid not null,
    id uuid not null,
    user_id uuid not null,
    type text not null default 'PRIVATE' check (type in ('PRIVATE', 'ADMIN')),
    kind text not null,
    group_key text not null,
    count integer not null default 1 check (count > 0),
    title text not null,
    content text not null,
    open_url text not null,
    created_at timestamptz not null default now(),
    happened_at timestamptz not null default now(),
    seen_at timestamptz,
    read_at timestamptz,
    deleted_at timestamptz,
    primary key (account_id, id),
    foreign key (account_id, user_id) references users on delete cascade
  )`);
  // Of the same thing there is one that waits to be read: what happens again raises its count.
  await run(`create unique index notifications_waiting on notifications (account_id, user_id, group_key)
    where read_at is null and deleted_at is null`);
  await run(`create index notifications_of_person on notifications (account_id, user_id, happened_at desc, id)
    where deleted_at is null`);
  await run('create index notifications_age on notifications (created_at)');
  await protectAccountTable(db, 'notifications');
  await run('create policy owner_forgets on notifications to current_user using (true) with check (true)');

  await run(`create function forget_notifications() returns integer
    language sql volatile security definer set search_path = pg_catalog, public as $$
      with gone as (delete from public.notifications where created_at < now() - interval '6 months' returning 1)
      select count(*)::integer from gone
    $$`);
}
