import { type Kysely, sql } from 'kysely';

/**
 * Creates the registry of remotes: releases, the live version for each target, and every change of it. The registry
 * belongs to the product, so its tables have no row-level security by account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run(`create table remote_releases (
    remote text not null,
    version text not null,
    manifest jsonb not null,
    built_at timestamptz not null,
    entered_at timestamptz not null default now(),
    primary key (remote, version)
  )`);

  const line = `
    environment text not null,
    remote text not null,
    scope text not null check (scope in ('account', 'host', 'distribution', 'all')),
    target text not null check ((scope = 'all') = (target = '')),
    is_rollout boolean not null,
    version text not null,
    share smallint not null check (share between 1 and 100),
    is_live boolean not null`;

  await run(`create table remote_live (${line},
    check (is_rollout = (share < 100)),
    primary key (environment, remote, scope, target, is_rollout),
    foreign key (remote, version) references remote_releases
  )`);

  await run(`create table remote_live_changes (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    by text not null,
    why text not null,
    version_before text,
    share_before smallint,
    was_live boolean,${line}
  )`);
  await run(`create function refuse_change() returns trigger language plpgsql as $$
    begin raise exception 'rows of % are never changed', tg_table_name; end $$`);
  await run(`create trigger append_only before update or delete or truncate on remote_live_changes
    for each statement execute function refuse_change()`);

  await run(`create table distributions (
    key text primary key,
    hosts text[] not null,
    document jsonb not null
  )`);
}
