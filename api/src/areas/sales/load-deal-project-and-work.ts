import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { type Actor, addHistoryLine } from '@girassol/api-platform/histories/write-history';
import { formatDate } from '@girassol/shared-domain';
import { formatItemLabel } from '../items/format-item-label';
import { getItemAudience } from '../kanbans/get-item-audience';

/**
 * Loads the project and the work of a deal that an earlier win created. A sale that is won again keeps them
 * and creates no second project or work.
 */
export const loadDealProjectAndWork = (
  tx: Tx,
  { account_id, deal_id }: Row<'sales'>,
): Promise<Row<'sales'>[]> =>
  tx
    .selectFrom('sales')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('deal_id', '=', deal_id)
    .where('type', 'in', ['PROJECT', 'INSTALLATION'])
    .orderBy('id')
    .forUpdate()
    .execute();

/**
 * Sets the day of delivery of those projects and works that are still open, with a line of history for each.
 */
export async function updateItemDeadlines(
  tx: Tx,
  caller: Caller,
  actor: Actor,
  work: Row<'sales'>[],
  dueDate: string,
): Promise<void> {
  const late = work.filter((item) => item.status === 'IN_PROGRESS' && item.due_date !== dueDate);
  for (const item of late) {
    await tx
      .updateTable('sales')
      .set({ due_date: dueDate })
      .where('account_id', '=', caller.accountId)
      .where('id', '=', item.id)
      .execute();
    await addHistoryLine(tx, caller, actor, {
      customerId: item.customer_id,
      saleId: item.id,
      title: 'Mudança de prazo',
      content: `${formatItemLabel(item)}: prazo ${formatDate(dueDate)}, combinado ao ganhar a venda.`,
    });
    await publishEvent(
      tx,
      caller,
      {
        kind: 'item-changed',
        board: item.type,
        item: item.id,
        column: item.column_id,
      },
      getItemAudience(item),
    );
  }
}
