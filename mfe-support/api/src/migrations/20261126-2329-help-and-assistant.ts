import { protectAccountTable } from '@girassol/api-platform/database/account-table';
import { type Kysely, sql } from 'kysely';

/** Creates the index of help articles, which belong to no account, their votes, and conversations with the assistant. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  // The articles are files of the program: the table is an index over them, written anew where their hash differs.
  await run(`create table help_articles (
    slug text primary key,
    title text not null,
    summary text not null,
    hash text not null,
    search tsvector not null
  )`);

  await run(`create table help_votes (
    slug text primary key,
    helpful integer not null default 0,
    unhelpful integer not null default 0
  )`);

  // Rare words count more than common ones, and words of the title more than those of the text.
  await run(`create function search_help_articles(words text)
    returns table (slug text, score double precision, covered double precision)
    language sql stable set search_path = pg_catalog, public as $$
      with wanted as (
        select distinct lexeme from unnest(to_tsvector('pg_catalog.portuguese', words))
      ), found as (
        select a.slug, l.lexeme, (
          select max(case weight when 'A' then 1 when 'B' then 0.9 when 'C' then 0.5 else 0.25 end)
          from unnest(l.weights) weight) as weight
        from public.help_articles a
        cross join unnest(a.search) l
        where l.lexeme in (select lexeme from wanted)
      ), rarity as (
        select lexeme, ln(1 + (select count(*) from public.help_articles)::double precision / count(*)) as worth
        from found group by lexeme
      ), total as (
        select coalesce(sum(coalesce(r.worth, ln(1 + (select count(*) from public.help_articles)))), 0) as worth
        from wanted w left join rarity r using (lexeme)
      )
      select f.slug, sum(f.weight * r.worth), sum(r.worth) / nullif((select worth from total), 0)
      from found f join rarity r using (lexeme)
      group by f.slug
      order by 2 desc, f.slug
    $$`);

  await run(`create table assistant_chats (
    account_id uuid not null references accounts on delete cascade,
    id uuid primary key,
    user_id uuid not null,
    messages jsonb not null default '[]',
    pending_since timestamptz,
    ticket_id uuid,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`);
  await protectAccountTable(db, 'assistant_chats', { ownerReads: true });
  await run('create index assistant_chats_of_user on assistant_chats (account_id, user_id, updated_at desc)');
  await run('create index assistant_chats_by_age on assistant_chats (updated_at)');

  // A poll for an answer has no login: the id of the chat is the secret.
  await run(`create function find_assistant_chat_account(chat uuid)
    returns table (account_id uuid)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select c.account_id from public.assistant_chats c where c.id = chat
    $$`);
  await run(`create function list_accounts_with_assistant_chats_before(before timestamptz, most integer)
    returns table (account_id uuid)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select distinct c.account_id from (
        select a.account_id from public.assistant_chats a where a.updated_at < before
        order by a.updated_at limit most) c
    $$`);
}
