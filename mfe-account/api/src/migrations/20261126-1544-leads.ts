import { type Kysely, sql } from 'kysely';

/** Creates the leads of the product itself: companies that want to be called, before they have an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`create table leads (
    id uuid primary key,
    kind text not null check (kind in ('contact', 'trial', 'course')),
    name text not null,
    email text not null,
    phone text not null,
    time_working text,
    sales_team_status text,
    src text,
    tag text,
    parameters jsonb not null default '{}',
    pipeline_id integer not null default 24,
    doubts text[] not null default '{}',
    state text not null check (state in ('HELD', 'STORED', 'WAITING', 'DELIVERED', 'FAILED')),
    tries integer not null default 0,
    last_try_at timestamptz,
    last_answer text,
    at timestamptz not null default now()
  )`);
  await run('create index leads_latest on leads (at desc, id desc)');
  await run('create index leads_of_phone on leads (phone, at)');
}
