import { type Kysely, sql } from 'kysely';

/**
 * Lets notes link people: `[{ userId, label }]`, where `@label` stands in the text. The id links a person whose name has
 * changed since.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notes add column mentions jsonb not null default '[]'`.execute(db);
}
