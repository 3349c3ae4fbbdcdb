import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/**
 * Adds versions, history and previews of distributions, and the record of browsers that load another version
 * of a remote. The tables belong to the platform, not to an account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run('alter table distributions add column version integer not null default 1');
  // `document` where a version was made; a step back names an older one. Without `version`, there is none any more.
  await run(`create table distribution_changes (
    id bigint generated always as identity primary key,
    key text not null,
    at timestamptz not null default now(),
    by text not null,
    why text not null,
    action text not null check (action in ('start', 'publish', 'back')),
    version_before integer,
    version integer,
    document jsonb,
    check ((action = 'back') = (document is null))
  )`);
  await run('create index distribution_changes_of_key on distribution_changes (key, id desc)');
  await run(`create unique index distribution_versions on distribution_changes (key, version)
    where document is not null`);
  await run(`create trigger append_only before update or delete or truncate on distribution_changes
    for each statement execute function refuse_change()`);
  await run(`insert into distribution_changes (key, by, why, action, version, document)
    select key, 'server start', 'there before versions were kept', 'start', 1,
      document || jsonb_build_object('key', key, 'hosts', hosts)
    from distributions`);
  await run(`update distributions set document = document || jsonb_build_object('key', key, 'hosts', hosts)`);
  await run('alter table distributions drop column hosts');

  await run(`create table distribution_previews (
    id uuid primary key,
    document jsonb not null,
    by text not null,
    expires_at timestamptz not null
  )`);

  await run(`create table browser_overrides (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    by text not null,
    why text not null,
    environment text not null,
    remote text not null,
    version text,
    origin text,
    check (version is null or origin is null)
  )`);
  await run('create index browser_overrides_newest on browser_overrides (environment, id desc)');
  await run(`create trigger append_only before update or delete or truncate on browser_overrides
    for each statement execute function refuse_change()`);

  await sql`insert into server_secrets values ('browser-views', ${randomBytes(32)})`.execute(db);
}
