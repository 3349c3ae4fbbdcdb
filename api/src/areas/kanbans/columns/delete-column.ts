import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { addHistoryLines, loadActor } from '@girassol/api-platform/histories/write-history';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { boardDescriptions, formatItemNumber } from '@girassol/shared-domain';
import type { ParsedRequestParams, ResponseBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { lockColumnRanks } from '../column-ranks';
import { loadKanban } from '../load-kanban';
import { lockColumnItems, moveItemsToColumnEnd } from './column-items';
import { lockEditableBoard, requireColumn } from './lock-editable-board';
import { saveBoardColumnOrder } from './save-board-column-order';

const DELETE = 'DELETE /kanbans/single/column/:kid/:columnId/:columnToMoveId';

/**
 * Deletes a column (boards-086). Its cards go to the end of another column in their order; items that left the board
 * are moved too, so that they can return. No card is lost to a concurrent move, because moves into either column wait
 * for its lock and check that the column exists.
 */
export async function deleteColumn(
  tx: Tx,
  caller: Caller,
  { kid, columnId, columnToMoveId }: ParsedRequestParams<typeof DELETE>,
): Promise<ResponseBody<typeof DELETE>> {
  const { accountId } = caller;
  const before = await lockEditableBoard(tx, caller, kid);
  const { title } = requireColumn(before, columnId);
  if (before.columns.length === 1) {
    throw new Refusal(409, 'Esta é a única coluna do quadro. Crie outra antes de excluí-la.');
  }
  const target = requireColumn(before, columnToMoveId);
  if (columnToMoveId === columnId) {
    throw new Refusal(400, 'Escolha outra coluna para receber os itens desta.');
  }
  // In one order whatever the direction: two who need the same columns wait for one another.
  for (const id of [columnId, columnToMoveId].sort()) await lockColumnRanks(tx, { accountId, columnId: id });

  const items = await lockColumnItems(tx, { accountId, columnId }, sql`rank`);
  await moveItemsToColumnEnd(
    tx,
    { accountId, columnId: columnToMoveId },
    items.map(({ id }) => id),
  );
  await tx
    .updateTable('sales')
    .set({ column_id: columnToMoveId })
    .where('account_id', '=', accountId)
    .where('column_id', '=', columnId)
    .execute();
  await tx
    .deleteFrom('kanban_columns')
    .where('account_id', '=', accountId)
    .where('id', '=', columnId)
    .execute();
  const rest = before.columns.map(({ _id }) => _id).filter((id) => id !== columnId);
  await saveBoardColumnOrder(tx, accountId, rest);

  const { itemName } = boardDescriptions[before.type];
  await addHistoryLines(
    tx,
    caller,
    await loadActor(tx, caller),
    items.map(({ id, number, customer_id }) => ({
      customerId: customer_id,
      saleId: id,
      title: 'Mudança de etapa',
      content: `${itemName} ${formatItemNumber(number)} foi de "${title}" para "${target.title}": a coluna "${title}" foi excluída.`,
    })),
  );
  await publishEvent(tx, caller, { kind: 'columns-changed', board: before.type });
  return { kanban: await loadKanban(tx, accountId, { id: kid }), movedItems: items.length };
}
