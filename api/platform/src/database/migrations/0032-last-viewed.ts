import { type Kysely, sql } from 'kysely';

/**
 * Adds to proposals the time at which somebody outside the account last viewed the proposal; the home page
 * shows the latest views.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table proposals add column last_viewed_at timestamptz').execute(db);
  await sql
    .raw(
      'create index proposals_viewed on proposals (account_id, last_viewed_at desc) where last_viewed_at is not null',
    )
    .execute(db);
}
