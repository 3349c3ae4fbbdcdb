import { type Kysely, sql } from 'kysely';

/** Remembers by which prices a charge was made: a running subscription keeps them until it was told of others in time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table charges add column prices_from date`.execute(db);
}
