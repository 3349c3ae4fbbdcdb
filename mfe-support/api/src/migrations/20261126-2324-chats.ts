import { randomBytes } from 'node:crypto';
import { protectAccountTable } from '@girassol/api-platform/database/account-table';
import { type Kysely, sql } from 'kysely';

/** Creates WhatsApp accounts of companies, their conversations, messages and templates, and the demonstration's phones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await sql`insert into server_secrets values ('messenger', ${randomBytes(32)})`.execute(db);

  await run(`create table chat_accounts (
    account_id uuid not null references accounts on delete cascade,
    id uuid primary key,
    name text not null,
    phone text not null,
    provider text not null check (provider in ('demonstration', 'whatsapp')),
    phone_id text not null,
    hook_id uuid not null,
    sealed_token bytea,
    sealed_app_secret bytea not null,
    verify_token_hash bytea not null,
    verified_at timestamptz,
    heard_at timestamptz,
    templates jsonb not null default '[]',
    created_at timestamptz not null default now(),
    removed_at timestamptz,
    constraint chat_accounts_phone unique (account_id, provider, phone_id)
  )`);
  await run('create unique index chat_accounts_hook on chat_accounts (hook_id)');
  await protectAccountTable(db, 'chat_accounts', { ownerReads: true });
  await run(`create function find_chat_account(wanted_hook uuid)
    returns table (account_id uuid, chat_account_id uuid)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select c.account_id, c.id from public.chat_accounts c
      where c.hook_id = wanted_hook and c.removed_at is null
    $$`);

  await run(`create table chat_events (
    account_id uuid not null references accounts on delete cascade,
    chat_account_id uuid not null references chat_accounts on delete cascade,
    id bytea not null,
    body bytea not null,
    received_at timestamptz not null default clock_timestamp(),
    primary key (chat_account_id, id)
  )`);
  await protectAccountTable(db, 'chat_events');

  await run(`create table chat_conversations (
    account_id uuid not null references accounts on delete cascade,
    id uuid primary key,
    chat_account_id uuid not null references chat_accounts on delete cascade,
    business_user_id text,
    phone text not null default '',
    phone_key text not null generated always as (phone_key(phone)) stored,
    profile_name text not null default '',
    customer_id uuid,
    assignee_id uuid,
    last_seq integer not null default 0,
    read_seq integer not null default 0,
    unread integer not null default 0,
    last_text text not null default '',
    last_direction text not null default 'IN' check (last_direction in ('IN', 'OUT')),
    last_at timestamptz not null default now(),
    window_until timestamptz,
    created_at timestamptz not null default now(),
    foreign key (account_id, customer_id) references customers on delete set null (customer_id)
  )`);
  await protectAccountTable(db, 'chat_conversations');
  await run(`create unique index chat_conversations_user on chat_conversations (chat_account_id, business_user_id)
    where business_user_id is not null`);
  await run(`create unique index chat_conversations_phone on chat_conversations (chat_account_id, phone_key)
    where phone_key <> ''`);
  await run('create index chat_conversations_recent on chat_conversations (account_id, last_at desc, id)');
  await run('create index chat_conversations_customer on chat_conversations (account_id, customer_id)');

  await run(`create table chat_messages (
    account_id uuid not null references accounts on delete cascade,
    conversation_id uuid not null references chat_conversations on delete cascade,
    seq integer not null,
    chat_account_id uuid not null,
    client_key uuid,
    provider_id text,
    direction text not null check (direction in ('IN', 'OUT')),
    author_id uuid,
    author_name text not null default '',
    content text not null,
    template text,
    template_values jsonb,
    file jsonb,
    status text check (status in ('QUEUED', 'SENT', 'FAILED', 'DELIVERED', 'READ')),
    error text,
    attempt integer not null default 0,
    send_begun_at timestamptz,
    lead_id uuid,
    at timestamptz not null default clock_timestamp(),
    search tsvector not null generated always as (to_tsvector('portuguese', content)) stored,
    primary key (conversation_id, seq),
    constraint chat_messages_client_key unique (conversation_id, client_key),
    constraint chat_messages_provider_id unique (chat_account_id, provider_id)
  )`);
  await protectAccountTable(db, 'chat_messages', { ownerReads: true });
  await run('create index chat_messages_words on chat_messages using gin (account_id, search)');
  // Under row-level security the planner may not use the index of words, because \`@@\` is not leakproof.
  await run(`create function find_chats(words text) returns table (conversation_id uuid)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select distinct m.conversation_id from public.chat_messages m
      where m.account_id = nullif(current_setting('app.account_id', true), '')::uuid
        and m.search @@ websearch_to_tsquery('pg_catalog.portuguese', words)
    $$`);

  await run(`create table demo_phones (
    account_id uuid not null references accounts on delete cascade,
    id uuid primary key,
    key text not null,
    hook_id uuid not null,
    business_phone_id text not null,
    wa_id text not null,
    user_id text not null,
    name text not null,
    is_off boolean not null default false,
    created_at timestamptz not null default now(),
    constraint demo_phones_number unique (account_id, business_phone_id, wa_id)
  )`);
  await run('create unique index demo_phones_key on demo_phones (key)');
  await protectAccountTable(db, 'demo_phones', { ownerReads: true });
  await run(`create function find_demo_phone(wanted_key text) returns table (account_id uuid, phone_id uuid)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select p.account_id, p.id from public.demo_phones p where p.key = wanted_key
    $$`);
  await run(`create table demo_phone_messages (
    account_id uuid not null references accounts on delete cascade,
    id text not null,
    phone_id uuid not null references demo_phones on delete cascade,
    send_key text,
    direction text not null check (direction in ('IN', 'OUT')),
    content text not null,
    file jsonb,
    read_at timestamptz,
    at timestamptz not null default clock_timestamp(),
    primary key (account_id, id),
    constraint demo_phone_messages_key unique (account_id, send_key)
  )`);
  await run('create index demo_phone_messages_of_phone on demo_phone_messages (phone_id, at)');
  await protectAccountTable(db, 'demo_phone_messages');
}
