import { type Kysely, sql } from 'kysely';

/**
 * Adds to financings whether the applicant is a company of the Simples or an MEI, which pays a lower tax on small
 * loans.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table financings add column is_simples boolean not null default false`.execute(db);
}
