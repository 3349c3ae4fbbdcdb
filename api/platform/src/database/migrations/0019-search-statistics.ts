import { type Kysely, sql } from 'kysely';

/**
 * Creates statistics for searches by e-mail or document. Without them the planner takes every text for a rare one,
 * collects all matching customers by the word index and sorts them, where reading the newest ten would do.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['email', 'document']) {
    await sql
      .raw(`create statistics customers_${column}_text on (lower(${column})) from customers`)
      .execute(db);
  }
  await sql`analyze customers`.execute(db);
}
