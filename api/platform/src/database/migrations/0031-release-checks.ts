import { type Kysely, sql } from 'kysely';

/** Adds the checks that a published release passed where it was built; null for releases of the server's own build. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table remote_releases add column checks jsonb`.execute(db);
}
