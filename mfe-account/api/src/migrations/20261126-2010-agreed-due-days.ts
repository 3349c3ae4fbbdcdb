import { type Kysely, sql } from 'kysely';

/** Remembers the due day that an operator has agreed for a charge: reminders, tries by card, grace and suspension follow it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table charges add column agreed_due_on date`.execute(db);
}
