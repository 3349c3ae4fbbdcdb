import { type Kysely, sql } from 'kysely';

/**
 * Adds the server's inspection of releases, the claim of a release by an inspecting process, and the record
 * of changes that bypassed the inspection.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table remote_releases
    add column inspection jsonb,
    add column inspected_at timestamptz,
    add column inspection_claim uuid,
    add column inspection_claimed_until timestamptz`.execute(db);
  await sql`alter table remote_live_changes
    add column without_inspection boolean not null default false`.execute(db);
}
