import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/**
 * Creates the devices on which people receive notifications while the product is closed (Web Push), and when a
 * notification was announced there. An endpoint belongs to a browser: whoever subscribes there last has it alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`create table push_subscriptions (
    account_id uuid not null,
    id uuid not null,
    user_id uuid not null,
    endpoint text not null,
    p256dh text not null,
    auth text not null,
    device text not null,
    created_at timestamptz not null default now(),
    primary key (account_id, id),
    foreign key (account_id, user_id) references users on delete cascade
  )`);
  await run('create unique index push_subscriptions_endpoint on push_subscriptions (endpoint)');
  await run('create index push_subscriptions_of_user on push_subscriptions (account_id, user_id)');
  await protectAccountTable(db, 'push_subscriptions');
  await run(
    'create policy owner_releases on push_subscriptions to current_user using (true) with check (true)',
  );
  await run(`create function release_push_endpoint(wanted text) returns void
    language sql volatile security definer set search_path = pg_catalog, public as $$
      delete from public.push_subscriptions where endpoint = wanted
    $$`);
  await run('alter table notifications add column pushed_at timestamptz');
}
