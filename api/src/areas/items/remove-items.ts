import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { publish } from '../../platform/events/publish';
import { itemAudience } from '../kanbans/item-audience';
import { hideContractsOf } from './contracts-of-item';
import { itemLabel } from './item-label';
import { recordItems } from './record-items';

/**
 * Removes items that the caller holds, with their notes and rejections. Their proposals stay with the customer, and so does the history.
 * The order of the others needs nothing: ranks close up by themselves (boards-085).
 */
export async function removeItems(tx: Tx, caller: Caller, items: Row<'sales'>[]): Promise<void> {
  const { accountId } = caller;
  const ids = items.map(({ id }) => id);
  await hideContractsOf(tx, accountId, ids);
  await tx
    .updateTable('sales')
    .set({ related_pre_sale: null })
    .where('account_id', '=', accountId)
    .where('related_pre_sale', 'in', ids)
    .execute();
  await tx.deleteFrom('sales').where('account_id', '=', accountId).where('id', 'in', ids).execute();
  const deed = (item: Row<'sales'>) => `${itemLabel(item)}, "${item.name}", foi excluído permanentemente.`;
  await recordItems(tx, caller, items, 'Item excluído', deed);
  for (const item of items) {
    const { id, type: board, column_id: column } = item;
    await publish(tx, caller, { kind: 'item-left', board, item: id, column }, itemAudience(item));
  }
}
