import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/** Creates the secret that signs the cookie of known devices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into server_secrets values ('known-devices', ${randomBytes(32)})`.execute(db);
}
