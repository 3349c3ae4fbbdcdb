import { protectAccountTable } from '@girassol/api-platform/database/account-table';
import { type Kysely, sql } from 'kysely';

/**
 * Creates what operators tell everybody: notices and promotions, one row for all people, and beside them what each person
 * answered.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`create table announcements (
    id uuid primary key,
    kind text not null check (kind in ('NOTICE', 'PROMOTION')),
    title text not null,
    content text not null,
    open_url text not null,
    plans text[],
    whitelabels text[],
    starts_at timestamptz not null,
    ends_at timestamptz,
    by text not null,
    created_at timestamptz not null default now(),
    check (ends_at > starts_at)
  )`);
  await run('create index announcements_start on announcements (kind, starts_at desc)');
  await run(`create table announcement_answers (
    account_id uuid not null,
    user_id uuid not null,
    announcement_id uuid not null references announcements on delete cascade,
    answer text not null check (answer in ('LATER', 'OPENED', 'DISMISSED', 'NOT_INTERESTED')),
    hidden_until timestamptz,
    primary key (account_id, user_id, announcement_id),
    foreign key (account_id, user_id) references users on delete cascade
  )`);
  await protectAccountTable(db, 'announcement_answers', { ownerReads: true });
  // Answers of all accounts are counted for operators; the function answers numbers alone.
  await run(`create function count_announcement_answers(announcement uuid) returns jsonb
    language sql stable security definer set search_path = pg_catalog, public as $$
      select jsonb_build_object(
        'opened', count(*) filter (where a.answer = 'OPENED'),
        'dismissed', count(*) filter (where a.answer <> 'OPENED'))
      from public.announcement_answers a where a.announcement_id = announcement
    $$`);
}
