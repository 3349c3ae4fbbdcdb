import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import type { ParsedRequestBody, ParsedRequestParams, ResponseBody } from '@girassol/shared-domain/contract';
import { loadKanban } from '../load-kanban';
import { requireUniqueColumnTitle } from './free-title';
import { lockEditableBoard, requireColumn } from './lock-editable-board';

const EDIT = 'PUT /kanbans/single/column/title/:kid/:columnId';

/** Sets the title of a column and the number of hours after which its cards count as idle. */
export async function editColumn(
  tx: Tx,
  caller: Caller,
  { kid, columnId }: ParsedRequestParams<typeof EDIT>,
  { title, inactivityWindow }: ParsedRequestBody<typeof EDIT>,
): Promise<ResponseBody<typeof EDIT>> {
  const { accountId } = caller;
  const before = await lockEditableBoard(tx, caller, kid);
  requireColumn(before, columnId);
  requireUniqueColumnTitle(before, title, columnId);
  await tx
    .updateTable('kanban_columns')
    .set({ title, inactivity_window: inactivityWindow })
    .where('account_id', '=', accountId)
    .where('id', '=', columnId)
    .execute();
  await publishEvent(tx, caller, { kind: 'columns-changed', board: before.type });
  return { kanban: await loadKanban(tx, accountId, { id: kid }) };
}
