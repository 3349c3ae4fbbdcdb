import { type Kysely, sql } from 'kysely';

/** Lets a login code of the finance platform be used once, and keeps the hash of the session that it opens. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table finance_login_codes
    add column used_at timestamptz,
    add column session_hash bytea,
    add column session_until timestamptz,
    add constraint finance_login_codes_session check ((session_hash is null) = (session_until is null))
  `.execute(db);
}
