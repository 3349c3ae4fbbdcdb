import { type Kysely, sql } from 'kysely';

/** When somebody outside the account last looked at a proposal: the home page shows the latest ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table proposals add column last_viewed_at timestamptz').execute(db);
  await sql
    .raw(
      'create index proposals_viewed on proposals (account_id, last_viewed_at desc) where last_viewed_at is not null',
    )
    .execute(db);
}
