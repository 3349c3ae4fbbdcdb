import type { BoardKind } from '@girassol/shared-domain';
import type { KanbanChecklist } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { newId, type Row, type Tx } from '../../platform/database';

/** The checklist of a board; a board that never had one gets an empty one. Whoever is about to write holds it. */
export async function heldChecklist(
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
  await sql`insert into checklists (account_id, id, type) values (${accountId}, ${newId()}, ${type})
    on conflict (account_id, type) do nothing`.execute(tx);
  const made = await find();
  if (!made) throw new Error(`No checklist of ${type}`);
  return made;
}

/** The checklist of a board with its items in order (checklists-007, checklists-008). */
export async function readTemplate(tx: Tx, accountId: string, type: BoardKind): Promise<KanbanChecklist> {
  const checklist = await heldChecklist(tx, accountId, type);
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
