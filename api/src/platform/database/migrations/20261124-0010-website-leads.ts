import { type Kysely, sql } from 'kysely';

/** Why these tables are there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`select 1`.execute(db);
}
