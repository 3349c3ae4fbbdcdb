import { type Kysely, sql } from 'kysely';

/**
 * Adds file lists and publishers to releases of remotes, and creates deploy tokens and the figures of
 * releases.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  // `files`: name -> key in the file store, where releases are kept in a bucket. Null where the folder is the store.
  await run(`alter table remote_releases
    add column manifest_integrity text,
    add column files jsonb,
    add column published_by text`);

  // A line that ends leaves a change without a version.
  await run(`alter table remote_live_changes
    alter column version drop not null,
    alter column share drop not null,
    alter column is_live drop not null,
    add column action text not null default 'rollout'
      check (action in ('start', 'rollout', 'rollback', 'return', 'pause', 'resume'))`);
  await run(
    'create index remote_live_changes_of_remote on remote_live_changes (environment, remote, id desc)',
  );

  await run(`create table deploy_tokens (
    id uuid primary key,
    remote text not null,
    name text not null,
    hash bytea not null unique,
    created_by text not null,
    created_at timestamptz not null default now(),
    last_used_at timestamptz,
    revoked_at timestamptz
  )`);

  await run(`create table remote_figures (
    environment text not null,
    remote text not null,
    version text not null,
    minute timestamptz not null,
    opens integer not null default 0,
    failures integer not null default 0,
    open_ms bigint not null default 0,
    long_tasks integer not null default 0,
    violations integer not null default 0,
    primary key (environment, remote, version, minute)
  )`);
  await run('create index remote_figures_minute on remote_figures (minute)');
}
