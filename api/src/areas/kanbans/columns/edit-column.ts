import type { Answer, ParsedBody, ParsedParams } from '@girassol/shared-domain/contract';
import type { Caller } from '../../../platform/access';
import type { Tx } from '../../../platform/database';
import { publish } from '../../../platform/events/publish';
import { readKanban } from '../read-kanban';
import { requireFreeTitle } from './free-title';
import { columnOf, managedBoard } from './managed-board';

const EDIT = 'PUT /kanbans/single/column/title/:kid/:columnId';

/** Renames a column and sets after how many hours its cards count as idle. */
export async function editColumn(
  tx: Tx,
  caller: Caller,
  { kid, columnId }: ParsedParams<typeof EDIT>,
  { title, inactivityWindow }: ParsedBody<typeof EDIT>,
): Promise<Answer<typeof EDIT>> {
  const { accountId } = caller;
  const before = await managedBoard(tx, caller, kid);
  columnOf(before, columnId);
  requireFreeTitle(before, title, columnId);
  await tx
    .updateTable('kanban_columns')
    .set({ title, inactivity_window: inactivityWindow })
    .where('account_id', '=', accountId)
    .where('id', '=', columnId)
    .execute();
  await publish(tx, caller, { kind: 'columns-changed', board: before.type });
  return { kanban: await readKanban(tx, accountId, { id: kid }) };
}
