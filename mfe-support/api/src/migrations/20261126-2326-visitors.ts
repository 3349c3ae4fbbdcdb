import { protectAccountTable } from '@girassol/api-platform/database/account-table';
import { type Kysely, sql } from 'kysely';

/**
 * Creates contacts: people without a session who ask support. Their tickets are in the platform's account, and have the
 * contact as requester.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run('alter table support_tickets drop constraint support_tickets_kind_check');
  await run(`alter table support_tickets add constraint support_tickets_kind_check
    check (kind in ('USER', 'RECOVERY', 'CONTACT', 'MAIL'))`);
  await run(
    "create index support_tickets_of_visitors on support_tickets (account_id, updated_at) where kind <> 'USER'",
  );
  await run('alter table support_messages add column quoted text');

  await run(`create table support_contacts (
    account_id uuid not null references accounts on delete cascade,
    id uuid primary key,
    name text not null,
    email text not null,
    phone text not null default '',
    ip text not null default '',
    user_agent text not null default '',
    open_until timestamptz,
    link_sent_at timestamptz,
    created_at timestamptz not null default now()
  )`);
  await protectAccountTable(db, 'support_contacts', { ownerReads: true });
  await run(
    'create index support_contacts_of_email on support_contacts (account_id, lower(email), created_at)',
  );

  // The account of an administrator: the one that the first one was created with, never one of the demonstration where
  // there is another.
  await run(`create function find_platform_account() returns uuid
    language sql stable security definer set search_path = pg_catalog, public as $$
      select a.id from public.accounts a
      where exists (select from public.users u where u.account_id = a.id and u.is_admin and u.disabled_at is null)
      order by a.is_demo, a.status = 'OWNER' desc, a.created_at, a.id
      limit 1
    $$`);
}
