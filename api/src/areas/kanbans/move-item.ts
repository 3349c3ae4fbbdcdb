import { type Caller, resolveUserScope, type UserScope } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { addHistoryLine, loadActor } from '@girassol/api-platform/histories/write-history';
import { requireBaseVersion } from '@girassol/api-platform/http/base-version';
import { notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import { boardDescriptions, formatItemNumber } from '@girassol/shared-domain';
import type {
  Kanban,
  ParsedRequestBody,
  ParsedRequestParams,
  ResponseBody,
} from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { loadVisibleItem, requireBoardAccess } from './board-access';
import { loadCard } from './card-json';
import { generateRank, isInRankGap, lockColumnRanks } from './column-ranks';
import { findRequestedRankGap } from './find-requested-rank-gap';
import { getItemAudience } from './get-item-audience';
import { loadColumnTotals } from './load-column-totals';
import { loadKanban } from './load-kanban';
import { notifyItemFollowers } from './notify-item-followers';
import { isRankTooLong, respaceRanks } from './respace-column';

const MOVE = 'PUT /kanbans/single/item/order/:kid/:itemId';

/**
 * Moves a card within or between columns: one row with a new rank, and one line of history. Moves into one column run
 * one after another, each from the result of the previous one. A card that is already in position stays untouched.
 * `baseColumn`: column in which the card was when a move that waited for a signal was made; throws 409 if it is in a third
 * column by now.
 */
export async function moveItem(
  tx: Tx,
  caller: Caller,
  { kid, itemId }: ParsedRequestParams<typeof MOVE>,
  { baseColumn, ...body }: ParsedRequestBody<typeof MOVE> & { baseColumn: string | null },
): Promise<ResponseBody<typeof MOVE>> {
  const column = { accountId: caller.accountId, columnId: body.column };
  // From here on nobody else places a card in this column or deletes it, and what is read is what the last one left.
  await lockColumnRanks(tx, column);
  const kanban = await loadKanban(tx, caller.accountId, { id: kid });
  requireBoardAccess(caller, kanban.type);
  const scope = await resolveUserScope(
    tx,
    caller,
    body.fetchId,
    boardDescriptions[kanban.type].managerPermission,
  );
  const item = await loadVisibleItem(tx, caller, itemId, { forUpdate: true });
  if (item.status !== 'IN_PROGRESS') throw new Refusal(409, 'Este item não está mais no quadro.');
  if (item.type !== kanban.type) throw notFound('Este item não é deste quadro.');
  if (!kanban.columns.some(({ _id }) => _id === body.column)) {
    throw notFound('Esta coluna não existe mais. O quadro foi atualizado.');
  }
  if (item.column_id !== body.column)
    requireBaseVersion(baseColumn, {
      version: item.column_id,
      text: `Na coluna "${getColumnTitle(kanban, item.column_id)}".`,
    });

  const gap = await findRequestedRankGap(tx, {
    ...body,
    ...column,
    type: item.type,
    itemId,
    owners: scope.userIds,
  });
  const isThere = item.column_id === body.column && isInRankGap(item.rank, gap);
  if (!isThere)
    await saveItemPosition(tx, caller, item, kanban, { columnId: body.column, rank: generateRank(gap) });
  return answer(tx, caller, scope, kanban, item, body);
}

const getColumnTitle = ({ columns }: Kanban, columnId: string): string =>
  columns.find(({ _id }) => _id === columnId)?.title ?? 'etapa excluída';

async function saveItemPosition(
  tx: Tx,
  caller: Caller,
  item: Row<'sales'>,
  kanban: Kanban,
  { columnId, rank }: { columnId: string; rank: string },
): Promise<void> {
  const actor = await loadActor(tx, caller);
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

  const from = getColumnTitle(kanban, item.column_id);
  const to = getColumnTitle(kanban, columnId);
  const name = `${boardDescriptions[item.type].itemName} ${formatItemNumber(item.number)}`;
  await addHistoryLine(tx, caller, actor, {
    customerId: item.customer_id,
    saleId: item.id,
    title: isOtherColumn ? 'Mudança de etapa' : 'Mudança de posição',
    content: isOtherColumn
      ? `${name} foi de "${from}" para "${to}".`
      : `${name} mudou de posição em "${to}".`,
  });
  await publishEvent(
    tx,
    caller,
    {
      kind: 'item-placed',
      board: item.type,
      item: item.id,
      column: columnId,
      rank,
      fromColumn: item.column_id,
    },
    getItemAudience(item),
  );
  if (isOtherColumn)
    await notifyItemFollowers(tx, caller, item, `${actor.firstName} moveu de "${from}" para "${to}".`);

  if (!isRankTooLong(rank)) return;
  await respaceRanks(tx, { accountId: caller.accountId, columnId, rank });
  await publishEvent(tx, caller, { kind: 'columns-changed', board: item.type });
}

async function answer(
  tx: Tx,
  { accountId }: Caller,
  scope: UserScope,
  kanban: Kanban,
  item: Row<'sales'>,
  { column, order, withTotals }: ParsedRequestBody<typeof MOVE>,
): Promise<ResponseBody<typeof MOVE>> {
  const changedItems = [await loadCard(tx, accountId, item.id, order)];
  if (!withTotals) return { kanban, changedItems };
  const columnIds = [...new Set([item.column_id, column])];
  const totals = await loadColumnTotals(tx, { accountId, type: item.type, owners: scope.userIds }, columnIds);
  return { kanban, changedItems, totals };
}
