import { type Kysely, sql } from 'kysely';

/** Stores the day on which an item was finished: lists are ordered by it, and figures are counted by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Days are those of Brasília. A stored column, because under row-level security an expression could not use an index.
  await sql
    .raw(`alter table sales add column closed_day date generated always as (
      coalesce(finished_date, (closed_at at time zone 'America/Sao_Paulo')::date)
    ) stored`)
    .execute(db);
  await sql
    .raw(
      `create index sales_finished on sales (account_id, type, closed_day desc, id desc) where status <> 'IN_PROGRESS'`,
    )
    .execute(db);
}
