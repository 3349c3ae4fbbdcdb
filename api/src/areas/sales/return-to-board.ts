import { boards } from '@girassol/shared-domain';
import type { ParsedBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { publish } from '../../platform/events/publish';
import { actorOf, writeHistory } from '../../platform/histories/write-history';
import { itemLabel } from '../items/item-label';
import { visibleItem } from '../kanbans/board-access';
import { lockTarget, topRank } from '../kanbans/lock-targets';
import { endWonAgreement } from '../proposals/agreement';
import { heldClosedItem, outcomeOf } from './held-item';

type Returning = ParsedBody<'PUT /sales/single/status/:itemId'>;

/** What an ending filled in: empty again on the board. */
export const withoutEnding = {
  status: 'IN_PROGRESS',
  sale_lost_reason: null,
  approved_proposal: null,
  exec_status: null,
  finished_date: null,
  closed_at: null,
  confirmed_amount_cents: null,
} as const;

/**
 * Brings an item back on top of a column of its board, the first one when none is named (boards-060, boards-061). What it
 * made on other boards stays there.
 */
export async function returnToBoard(
  tx: Tx,
  caller: Caller,
  itemId: string,
  { column, order, columnOrder }: Returning,
): Promise<void> {
  const { type } = await visibleItem(tx, caller, itemId);
  const target = await lockTarget(tx, caller.accountId, { type, column, order: order ?? columnOrder });
  const item = await heldClosedItem(tx, caller, itemId);
  if (type === 'SALES') await endWonAgreement(tx, item);
  const actor = await actorOf(tx, caller);
  const { boardWord } = boards[type];
  const rank = await topRank(tx, target);
  await tx
    .updateTable('sales')
    .set({
      ...withoutEnding,
      // The day of delivery of a sale was agreed in the win; other boards have theirs from the beginning.
      ...(type === 'SALES' && { due_date: null }),
      column_id: target.columnId,
      rank,
      last_activity_at: sql<Date>`now()`,
      last_activity_text: `volta ao ${boardWord} por ${actor.firstName}`,
    })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', itemId)
    .execute();

  const reason = item.sale_lost_reason ? `: ${item.sale_lost_reason}` : '';
  await writeHistory(tx, caller, actor, {
    customerId: item.customer_id,
    saleId: itemId,
    title: `Volta ao ${boardWord}`,
    content: `${itemLabel(item)} (${outcomeOf(item)}${reason}) voltou ao ${boardWord} em "${target.title}".`,
  });
  await publish(tx, caller, {
    kind: 'item-placed',
    board: type,
    item: itemId,
    column: target.columnId,
    rank,
    fromColumn: null,
  });
}
