import { boards, formatItemNumber } from '@girassol/shared-domain';
import type { Answer, ParsedParams } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/access';
import type { Tx } from '../../../platform/database';
import { publish } from '../../../platform/events/publish';
import { actorOf, writeHistories } from '../../../platform/histories/write-history';
import { Refusal } from '../../../platform/refusals/refusal';
import { lockColumn } from '../place';
import { readKanban } from '../read-kanban';
import { appendItems, holdColumnItems } from './column-items';
import { columnOf, managedBoard } from './managed-board';
import { numberColumns } from './number-columns';

const DELETE = 'DELETE /kanbans/single/column/:kid/:columnId/:columnToMoveId';

/**
 * Deletes a column (boards-086). Its cards go to the end of another one in the order they had, behind what is already
 * being worked on there; items that left the board go along, so that they can come back. No card is lost to a move at
 * the same moment: whoever puts one into either column waits for the lock, and then looks whether the column is there.
 */
export async function deleteColumn(
  tx: Tx,
  caller: Caller,
  { kid, columnId, columnToMoveId }: ParsedParams<typeof DELETE>,
): Promise<Answer<typeof DELETE>> {
  const { accountId } = caller;
  const before = await managedBoard(tx, caller, kid);
  const { title } = columnOf(before, columnId);
  if (before.columns.length === 1) {
    throw new Refusal(409, 'Esta é a única coluna do quadro. Crie outra antes de excluí-la.');
  }
  const target = columnOf(before, columnToMoveId);
  if (columnToMoveId === columnId) {
    throw new Refusal(400, 'Escolha outra coluna para receber os itens desta.');
  }
  // In one order whatever the direction: two who need the same columns wait for one another.
  for (const id of [columnId, columnToMoveId].sort()) await lockColumn(tx, { accountId, columnId: id });

  const items = await holdColumnItems(tx, { accountId, columnId }, sql`rank`);
  await appendItems(
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
  await numberColumns(tx, accountId, rest);

  const { itemName } = boards[before.type];
  await writeHistories(
    tx,
    caller,
    await actorOf(tx, caller),
    items.map(({ id, number, customer_id }) => ({
      customerId: customer_id,
      saleId: id,
      title: 'Mudança de etapa',
      content: `${itemName} ${formatItemNumber(number)} foi de "${title}" para "${target.title}": a coluna "${title}" foi excluída.`,
    })),
  );
  await publish(tx, caller, { kind: 'columns-changed', board: before.type });
  return { kanban: await readKanban(tx, accountId, { id: kid }), movedItems: items.length };
}
