import type { Answer, ParsedBody, ParsedParams } from '@girassol/shared-domain/contract';
import type { Caller } from '../../../platform/access';
import type { Tx } from '../../../platform/database';
import { publish } from '../../../platform/events/publish';
import { readKanban } from '../read-kanban';
import { columnOf, managedBoard } from './managed-board';
import { numberColumns } from './number-columns';

const ORDER = 'PUT /kanbans/single/column/order/:kid/:columnId';

/** Moves a column to another place of its board. Of two who do it at once, the second starts from what the first left. */
export async function orderColumn(
  tx: Tx,
  caller: Caller,
  { kid, columnId }: ParsedParams<typeof ORDER>,
  { order }: ParsedBody<typeof ORDER>,
): Promise<Answer<typeof ORDER>> {
  const { accountId } = caller;
  const kanban = await managedBoard(tx, caller, kid);
  columnOf(kanban, columnId);
  const before = kanban.columns.map(({ _id }) => _id);
  const others = before.filter((id) => id !== columnId);
  const after = [...others.slice(0, order), columnId, ...others.slice(order)];
  if (after.every((id, place) => id === before[place])) return { kanban };

  await numberColumns(tx, accountId, after);
  await publish(tx, caller, { kind: 'columns-changed', board: kanban.type });
  return { kanban: await readKanban(tx, accountId, { id: kid }) };
}
