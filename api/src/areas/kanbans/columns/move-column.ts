import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import type { ParsedRequestBody, ParsedRequestParams, ResponseBody } from '@girassol/shared-domain/contract';
import { loadKanban } from '../load-kanban';
import { lockEditableBoard, requireColumn } from './lock-editable-board';
import { saveBoardColumnOrder } from './save-board-column-order';

const ORDER = 'PUT /kanbans/single/column/order/:kid/:columnId';

/** Moves a column to another position on its board. A concurrent move starts from the order that the first one left. */
export async function moveColumn(
  tx: Tx,
  caller: Caller,
  { kid, columnId }: ParsedRequestParams<typeof ORDER>,
  { order }: ParsedRequestBody<typeof ORDER>,
): Promise<ResponseBody<typeof ORDER>> {
  const { accountId } = caller;
  const kanban = await lockEditableBoard(tx, caller, kid);
  requireColumn(kanban, columnId);
  const before = kanban.columns.map(({ _id }) => _id);
  const others = before.filter((id) => id !== columnId);
  const after = [...others.slice(0, order), columnId, ...others.slice(order)];
  if (after.every((id, place) => id === before[place])) return { kanban };

  await saveBoardColumnOrder(tx, accountId, after);
  await publishEvent(tx, caller, { kind: 'columns-changed', board: kanban.type });
  return { kanban: await loadKanban(tx, accountId, { id: kid }) };
}
