import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { addHistoryLine, loadActor } from '@girassol/api-platform/histories/write-history';
import { boardDescriptions } from '@girassol/shared-domain';
import type { ParsedRequestBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { formatItemLabel } from '../items/format-item-label';
import { loadVisibleItem } from '../kanbans/board-access';
import { getItemAudience } from '../kanbans/get-item-audience';
import { computeTopRank, lockTargetColumn } from '../kanbans/lock-target-columns';
import { deleteWonAgreement } from '../proposals/agreement';
import { formatItemOutcome, lockClosedItem } from './lock-item';

type Returning = ParsedRequestBody<'PUT /sales/single/status/:itemId'>;

/**
 * Column values of an item without an outcome: every column that winning, losing or finishing sets, cleared.
 */
export const clearedOutcomeColumns = {
  status: 'IN_PROGRESS',
  sale_lost_reason: null,
  approved_proposal: null,
  exec_status: null,
  finished_date: null,
  closed_at: null,
  confirmed_amount_cents: null,
} as const;

/**
 * Returns a closed item to the top of a column of its board, by default the first column (boards-060,
 * boards-061). Items that were created on other boards when this item was won or qualified stay.
 */
export async function returnItemToBoard(
  tx: Tx,
  caller: Caller,
  itemId: string,
  { column, order, columnOrder }: Returning,
): Promise<void> {
  const { type } = await loadVisibleItem(tx, caller, itemId);
  const target = await lockTargetColumn(tx, caller.accountId, { type, column, order: order ?? columnOrder });
  const item = await lockClosedItem(tx, caller, itemId);
  if (type === 'SALES') await deleteWonAgreement(tx, item);
  const actor = await loadActor(tx, caller);
  const { boardNoun } = boardDescriptions[type];
  const rank = await computeTopRank(tx, target);
  await tx
    .updateTable('sales')
    .set({
      ...clearedOutcomeColumns,
      // The day of delivery of a sale was agreed in the win; other boards have theirs from the beginning.
      ...(type === 'SALES' && { due_date: null }),
      column_id: target.columnId,
      rank,
      last_activity_at: sql<Date>`now()`,
      last_activity_text: `volta ao ${boardNoun} por ${actor.firstName}`,
    })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', itemId)
    .execute();

  const reason = item.sale_lost_reason ? `: ${item.sale_lost_reason}` : '';
  await addHistoryLine(tx, caller, actor, {
    customerId: item.customer_id,
    saleId: itemId,
    title: `Volta ao ${boardNoun}`,
    content: `${formatItemLabel(item)} (${formatItemOutcome(item)}${reason}) voltou ao ${boardNoun} em "${target.title}".`,
  });
  await publishEvent(
    tx,
    caller,
    {
      kind: 'item-placed',
      board: type,
      item: itemId,
      column: target.columnId,
      rank,
      fromColumn: null,
    },
    getItemAudience(item),
  );
}
