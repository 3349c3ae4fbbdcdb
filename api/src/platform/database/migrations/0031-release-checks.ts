import { type Kysely, sql } from 'kysely';

/** What a published release was put through where it was built; null for what came with a server's own build. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table remote_releases add column checks jsonb`.execute(db);
}
