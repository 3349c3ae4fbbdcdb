import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { getItemAudience } from '../kanbans/get-item-audience';
import { addItemHistoryLines } from './add-item-history-lines';
import { formatItemLabel } from './format-item-label';
import { hideContractsOfItems } from './item-contracts';

/**
 * Removes items that the transaction has locked, with their notes and rejections. Proposals and history of
 * the items stay with the customer. Ranks of other items are not changed, because ranks may have gaps
 * (boards-085).
 */
export async function removeItems(tx: Tx, caller: Caller, items: Row<'sales'>[]): Promise<void> {
  const { accountId } = caller;
  const ids = items.map(({ id }) => id);
  await hideContractsOfItems(tx, accountId, ids);
  await tx
    .updateTable('sales')
    .set({ related_pre_sale: null })
    .where('account_id', '=', accountId)
    .where('related_pre_sale', 'in', ids)
    .execute();
  await tx.deleteFrom('sales').where('account_id', '=', accountId).where('id', 'in', ids).execute();
  const deed = (item: Row<'sales'>) =>
    `${formatItemLabel(item)}, "${item.name}", foi excluído permanentemente.`;
  await addItemHistoryLines(tx, caller, items, 'Item excluído', deed);
  for (const item of items) {
    const { id, type: board, column_id: column } = item;
    await publishEvent(tx, caller, { kind: 'item-left', board, item: id, column }, getItemAudience(item));
  }
}
