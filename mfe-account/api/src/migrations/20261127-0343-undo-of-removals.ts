import { type Kysely, sql } from 'kysely';

/**
 * Adds to removals what their undo brings back besides the work: items that an heir shared before inheriting them, and the absent
 * people whose deputy the collaborator was.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`alter table handed_over_records
    drop constraint handed_over_records_kind_check,
    add check (kind in ('items', 'coOwnedItems', 'heirsSharedItems', 'customers', 'schedules', 'proposals'))`);
  await run(`alter table collaborator_removals add column absences jsonb not null default '[]'`);
}
