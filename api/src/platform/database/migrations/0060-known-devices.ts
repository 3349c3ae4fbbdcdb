import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/** What signs the cookie of a device that was right before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into server_secrets values ('known-devices', ${randomBytes(32)})`.execute(db);
}
