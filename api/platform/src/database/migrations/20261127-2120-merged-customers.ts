import { type Kysely, sql } from 'kysely';

/**
 * Adds the ids of customers that were merged into a customer. A device that was without a signal meanwhile still names the one
 * that is gone: what it sends belongs to the one that remained. The index has the few customers that have any.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table customers add column merged_ids uuid[] not null default '{}'`.execute(db);
  await sql`create index customers_with_merged on customers (account_id) where merged_ids <> '{}'`.execute(
    db,
  );
}
