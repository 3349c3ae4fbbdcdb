import { type Kysely, sql } from 'kysely';

/**
 * Figures about what a search by e-mail or document looks into. Without them the planner takes every text for a rare one:
 * it then collects all customers by the index of words and sorts them, where the newest ten would do.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['email', 'document']) {
    await sql
      .raw(`create statistics customers_${column}_text on (lower(${column})) from customers`)
      .execute(db);
  }
  await sql`analyze customers`.execute(db);
}
