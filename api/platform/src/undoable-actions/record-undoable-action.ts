import { sql } from 'kysely';
import type { Caller } from '../access';
import { generateId, type Tx } from '../database';
import { DELETED_FILE_RETENTION_HOURS } from '../files/retention';

/**
 * Runs work that its user may undo: the database stores the changed rows, and the answer carries the id of the action
 * as `deed`. Without changed rows the answer has no id.
 * @param label in words, inside a sentence: "mudança de etapa"
 * @param work receives the id of the action, for changes that it records itself
 */
export async function recordUndoableAction<T extends object>(
  tx: Tx,
  { accountId, userId }: Caller,
  label: string,
  work: (deedId: string) => Promise<T>,
): Promise<T & { deed?: string }> {
  const id = generateId();
  await sql`
    with old as (
      delete from deeds where account_id = ${accountId} and made_at < now() - make_interval(hours => ${DELETED_FILE_RETENTION_HOURS})
    ), made as (
      insert into deeds (account_id, id, user_id, label) values (${accountId}, ${id}, ${userId}, ${label})
    )
    select set_config('app.deed_id', ${id}, true)`.execute(tx);
  const answer = await work(id);
  const { rows } = await sql<{ changed: boolean }>`
    select set_config('app.deed_id', '', true), exists (
      select from deed_changes where account_id = ${accountId} and deed_id = ${id}
    ) as changed`.execute(tx);
  return rows[0]?.changed ? { ...answer, deed: id } : answer;
}
