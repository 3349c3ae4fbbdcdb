import { generateId, type Row, type Tx } from '@girassol/api-platform/database';
import type { BoardKind } from '@girassol/shared-domain';
import type { KanbanChecklist } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';

/**
 * Returns the row of the checklist of a board, and creates an empty checklist if the board never had one.
 * With `forUpdate` the row is locked for a change.
 */
export async function getOrCreateChecklist(
  tx: Tx,
  accountId: string,
  type: BoardKind,
  { forUpdate = false } = {},
): Promise<Row<'checklists'>> {
  const find = () =>
    tx
      .selectFrom('checklists')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('type', '=', type)
      .$if(forUpdate, (query) => query.forUpdate())
      .executeTakeFirst();
  const found = await find();
  if (found) return found;
  // Two may ask for the first time at once.
  await sql`insert into checklists (account_id, id, type) values (${accountId}, ${generateId()}, ${type})
    on conflict (account_id, type) do nothing`.execute(tx);
  const made = await find();
  if (!made) throw new Error(`No checklist of ${type}`);
  return made;
}

/** Loads the checklist of a board with its items, ordered by position (checklists-007, checklists-008). */
export async function loadChecklist(tx: Tx, accountId: string, type: BoardKind): Promise<KanbanChecklist> {
  const checklist = await getOrCreateChecklist(tx, accountId, type);
  const items = await tx
    .selectFrom('checklist_items')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('checklist_id', '=', checklist.id)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .execute();
  return {
    _id: checklist.id,
    items: items.map(({ id, type: kind, task, category, options }) => ({
      _id: id,
      type: kind,
      task,
      category,
      list: options,
    })),
    itemsOrder: items.map(({ id }) => id),
    version: checklist.version,
  };
}
