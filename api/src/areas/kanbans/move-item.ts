import { boards, formatItemNumber } from '@girassol/shared-domain';
import type { Answer, Kanban, ParsedBody, ParsedParams } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { type Caller, resolveScope, type Scope } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { publish } from '../../platform/events/publish';
import { actorOf, writeHistory } from '../../platform/histories/write-history';
import { notFound, Refusal } from '../../platform/refusals/refusal';
import { requireBoard, visibleItem } from './board-access';
import { cardOf } from './card-json';
import { columnTotals } from './column-totals';
import { gapFor } from './find-gap';
import { isInside, lockColumn, rankIn } from './place';
import { readKanban } from './read-kanban';
import { isTooLong, respaceAround } from './respace-column';

const MOVE = 'PUT /kanbans/single/item/order/:kid/:itemId';

/**
 * Moves a card within or between columns: one row with a new rank, one line of history. Moves into one column happen one
 * after another, each placed against what the one before left. A card that is already there stays untouched.
 */
export async function moveItem(
  tx: Tx,
  caller: Caller,
  { kid, itemId }: ParsedParams<typeof MOVE>,
  body: ParsedBody<typeof MOVE>,
): Promise<Answer<typeof MOVE>> {
  const column = { accountId: caller.accountId, columnId: body.column };
  // From here on nobody else places a card in this column or deletes it, and what is read is what the last one left.
  await lockColumn(tx, column);
  const kanban = await readKanban(tx, caller.accountId, { id: kid });
  requireBoard(caller, kanban.type);
  const scope = await resolveScope(tx, caller, body.fetchId, boards[kanban.type].managerPermission);
  const item = await visibleItem(tx, caller, itemId, { forUpdate: true });
  if (item.status !== 'IN_PROGRESS') throw new Refusal(409, 'Este item não está mais no quadro.');
  if (item.type !== kanban.type) throw notFound('Este item não é deste quadro.');
  if (!kanban.columns.some(({ _id }) => _id === body.column)) {
    throw notFound('Esta coluna não existe mais. O quadro foi atualizado.');
  }

  const gap = await gapFor(tx, { ...body, ...column, type: item.type, itemId, owners: scope.userIds });
  const isThere = item.column_id === body.column && isInside(item.rank, gap);
  if (!isThere) await place(tx, caller, item, kanban, { columnId: body.column, rank: rankIn(gap) });
  return answer(tx, caller, scope, kanban, item, body);
}

async function place(
  tx: Tx,
  caller: Caller,
  item: Row<'sales'>,
  kanban: Kanban,
  { columnId, rank }: { columnId: string; rank: string },
): Promise<void> {
  const actor = await actorOf(tx, caller);
  const isOtherColumn = item.column_id !== columnId;
  await tx
    .updateTable('sales')
    .set({
      rank,
      column_id: columnId,
      // Another stage is progress with the customer; another place in the same stage is only tidying up.
      ...(isOtherColumn && {
        last_activity_at: sql<Date>`now()`,
        last_activity_text: `mudança de etapa por ${actor.firstName}`,
      }),
    })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', item.id)
    .execute();

  const title = (id: string) => kanban.columns.find((column) => column._id === id)?.title ?? 'etapa excluída';
  const name = `${boards[item.type].itemName} ${formatItemNumber(item.number)}`;
  await writeHistory(tx, caller, actor, {
    customerId: item.customer_id,
    saleId: item.id,
    title: isOtherColumn ? 'Mudança de etapa' : 'Mudança de posição',
    content: isOtherColumn
      ? `${name} foi de "${title(item.column_id)}" para "${title(columnId)}".`
      : `${name} mudou de posição em "${title(columnId)}".`,
  });
  await publish(tx, caller, {
    kind: 'item-placed',
    board: item.type,
    item: item.id,
    column: columnId,
    rank,
    fromColumn: item.column_id,
  });

  if (!isTooLong(rank)) return;
  await respaceAround(tx, { accountId: caller.accountId, columnId, rank });
  await publish(tx, caller, { kind: 'columns-changed', board: item.type });
}

async function answer(
  tx: Tx,
  { accountId }: Caller,
  scope: Scope,
  kanban: Kanban,
  item: Row<'sales'>,
  { column, order, withTotals }: ParsedBody<typeof MOVE>,
): Promise<Answer<typeof MOVE>> {
  const changedItems = [await cardOf(tx, accountId, item.id, order)];
  if (!withTotals) return { kanban, changedItems };
  const columnIds = [...new Set([item.column_id, column])];
  const totals = await columnTotals(tx, { accountId, type: item.type, owners: scope.userIds }, columnIds);
  return { kanban, changedItems, totals };
}
