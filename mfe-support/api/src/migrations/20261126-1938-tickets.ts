import { protectAccountTable } from '@girassol/api-platform/database/account-table';
import { type Kysely, sql } from 'kysely';

/** Creates the tickets of support, their messages, and up to which message each person has read them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  // The browser makes the id, so that an opening that is sent again is the same ticket. No two accounts share one: an
  // attendant finds the account by it.
  await run(`create table support_tickets (
    account_id uuid not null references accounts on delete cascade,
    id uuid primary key,
    requester_id uuid not null,
    kind text not null check (kind in ('USER')),
    title text not null,
    status text not null check (status in ('OPEN', 'ANSWERED', 'CLOSED')),
    last_seq integer not null default 0,
    attendant_id uuid,
    attendant_name text,
    support_read_seq integer not null default 0,
    answer_due timestamptz,
    solution_due timestamptz,
    solution_minutes_left integer,
    first_answered_at timestamptz,
    first_answer_kept boolean,
    answered_at timestamptz,
    closed_at timestamptz,
    snoozed_until date,
    rating integer check (rating between 2 and 10 and rating % 2 = 0),
    review text,
    rated_at timestamptz,
    linked_from uuid,
    continued_by uuid,
    deleted_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    search tsvector not null generated always as (to_tsvector('portuguese', title)) stored
  )`);
  await protectAccountTable(db, 'support_tickets', { ownerReads: true });
  await run(
    'create index support_tickets_of_requester on support_tickets (account_id, requester_id, updated_at desc)',
  );
  await run('create index support_tickets_of_account on support_tickets (account_id, updated_at desc)');
  await run(`create index support_tickets_waiting on support_tickets (answer_due, id)
    where status = 'OPEN' and deleted_at is null`);

  await run(`create table support_messages (
    account_id uuid not null references accounts on delete cascade,
    ticket_id uuid not null references support_tickets on delete cascade,
    seq integer not null,
    client_key uuid not null,
    role text not null check (role in ('user', 'assistant', 'system')),
    author_id uuid,
    author_name text not null,
    is_internal boolean not null default false,
    content text not null,
    rich_content text,
    files jsonb not null default '[]',
    at timestamptz not null default now(),
    search tsvector not null generated always as (to_tsvector('portuguese', content)) stored,
    primary key (ticket_id, seq),
    constraint support_messages_client_key unique (ticket_id, client_key)
  )`);
  await protectAccountTable(db, 'support_messages', { ownerReads: true });
  await run('create index support_messages_words on support_messages using gin (account_id, search)');
  await run('create index support_tickets_words on support_tickets using gin (account_id, search)');
  await run(
    'create index support_tickets_title on support_tickets using gin (account_id, title gin_trgm_ops)',
  );

  await run(`create table support_reads (
    account_id uuid not null references accounts on delete cascade,
    ticket_id uuid not null references support_tickets on delete cascade,
    user_id uuid not null,
    seq integer not null,
    primary key (ticket_id, user_id)
  )`);
  await protectAccountTable(db, 'support_reads');

  // Under row-level security the planner may not use the indexes of words, because `@@` is not leakproof.
  await run(`create function find_support_tickets(words text)
    returns table (ticket_id uuid)
    language plpgsql stable security definer set search_path = pg_catalog, public as $$
    declare
      account uuid := nullif(current_setting('app.account_id', true), '')::uuid;
      wanted tsquery := websearch_to_tsquery('pg_catalog.portuguese', words);
      pattern text := '%' || replace(replace(replace(words, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%';
    begin
      return query
        select m.ticket_id from public.support_messages m
          where m.account_id = account and m.search @@ wanted and not m.is_internal
        union
        select t.id from public.support_tickets t
          where t.account_id = account and t.search @@ wanted
        union
        select t.id from public.support_tickets t
          where t.account_id = account and t.title ilike pattern;
    end $$`);

  await run(`create function list_support_attendants()
    returns table (account_id uuid, user_id uuid)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select u.account_id, u.id from public.users u where u.is_admin and u.disabled_at is null
    $$`);
}
