import { type Kysely, sql } from 'kysely';

/**
 * Creates permissions for users without the admin role to load another version of a remote in their own
 * browser. The permissions belong to the platform, not to an account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  // `email` as it was when the permission was given: the record outlives the person's account.
  await run(`create table override_permissions (
    id uuid primary key,
    environment text not null,
    user_id uuid not null,
    email text not null,
    remotes text[],
    expires_at timestamptz not null,
    by text not null,
    why text not null,
    created_at timestamptz not null default now(),
    ended_at timestamptz,
    ended_by text,
    check ((ended_at is null) = (ended_by is null))
  )`);
  await run(`create index override_permissions_of_person on override_permissions (user_id, expires_at)
    where ended_at is null`);
}
