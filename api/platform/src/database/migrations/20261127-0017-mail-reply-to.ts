import { type Kysely, sql } from 'kysely';

/** Adds the address to which the answer of a mail goes, where that is not its sender. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mail_outbox add column reply_to text`.execute(db);
}
