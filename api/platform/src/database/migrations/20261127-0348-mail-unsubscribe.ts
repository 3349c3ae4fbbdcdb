import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/** Lets mails carry the address by which their reader receives no more of the same kind (RFC 8058). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mail_outbox add column unsubscribe_url text`.execute(db);
  await sql`insert into server_secrets values ('unsubscribe-links', ${randomBytes(32)})`.execute(db);
}
