import { sql } from 'kysely';
import type { Caller } from '../access';
import { newId, type Tx } from '../database';

/** Hours in which whoever did something may take it back. */
export const UNDO_HOURS = 24;

/**
 * Does something that can be taken back: the database keeps what it changes, and the answer names it. A deed that changed
 * nothing has no name.
 * @param label in words, inside a sentence: "mudança de etapa"
 */
export async function recordDeed<T extends object>(
  tx: Tx,
  { accountId, userId }: Caller,
  label: string,
  work: () => Promise<T>,
): Promise<T & { deed?: string }> {
  const id = newId();
  await sql`
    with old as (
      delete from deeds where account_id = ${accountId} and made_at < now() - make_interval(hours => ${UNDO_HOURS})
    ), made as (
      insert into deeds (account_id, id, user_id, label) values (${accountId}, ${id}, ${userId}, ${label})
    )
    select set_config('app.deed_id', ${id}, true)`.execute(tx);
  const answer = await work();
  const { rows } = await sql<{ changed: boolean }>`
    select set_config('app.deed_id', '', true), exists (
      select from deed_changes where account_id = ${accountId} and deed_id = ${id}
    ) as changed`.execute(tx);
  return rows[0]?.changed ? { ...answer, deed: id } : answer;
}
