import { type Kysely, sql } from 'kysely';

/**
 * Adds a column to import rows that holds the computed columns of the record, so that a checked row can be
 * written without checking it again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run('alter table import_rows add column wanted jsonb');
  // Compiling its statement took four times as long as running it, and began anew with each portion.
  await run(
    'alter function match_customers(integer[], text[], text[], text[], text[], text[]) set jit = off',
  );
}
