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

  await run(`create or replace function list_support_queue(
      wanted_status text, words text, only_mine boolean, skipped integer, most integer)
    returns table (
      id uuid, title text, status text, account_id uuid, account_name text, signup_plan text, requester text,
      attendant_id uuid, attendant_name text, last_seq integer, unread integer, answer_due timestamptz,
      updated_at timestamptz)
    language plpgsql stable security definer set search_path = pg_catalog, public
    set plan_cache_mode = force_custom_plan as $$
    declare
      asker uuid := nullif(current_setting('app.user_id', true), '')::uuid;
      pattern text := '%' || replace(replace(replace(words, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%';
    begin
      if not public.is_support_attendant() then
        return;
      end if;
      return query
        with page as materialized (
          select t.* from public.support_tickets t
          where t.status = wanted_status and t.deleted_at is null
            and (not only_mine or t.attendant_id = asker)
            and (words = '' or t.title ilike pattern
              or exists (select from public.accounts a where a.id = t.account_id and a.name ilike pattern)
              or exists (select from public.users u
                where u.account_id = t.account_id and u.id = t.requester_id and u.name ilike pattern)
              or exists (select from public.support_contacts c
                where c.id = t.requester_id and (c.name ilike pattern or c.email ilike pattern)))
          order by case when wanted_status = 'OPEN' then t.answer_due end, t.updated_at desc, t.id
          limit most offset skipped)
        select p.id, p.title, p.status, p.account_id, a.name, a.signup_plan, coalesce(u.name, c.name, ''),
          p.attendant_id, p.attendant_name, p.last_seq,
          (select count(*)::integer from public.support_messages m
            where m.ticket_id = p.id and m.seq > p.support_read_seq and m.role = 'user'),
          p.answer_due, p.updated_at
        from page p
        join public.accounts a on a.id = p.account_id
        left join public.users u on u.account_id = p.account_id and u.id = p.requester_id
        left join public.support_contacts c on c.id = p.requester_id
        order by case when wanted_status = 'OPEN' then p.answer_due end, p.updated_at desc, p.id;
    end $$`);
}
