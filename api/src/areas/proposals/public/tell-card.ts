import type { Tx } from '../../../platform/database';
import { publish } from '../../../platform/events/publish';
import { itemAudience } from '../../kanbans/item-audience';

/** The card of the sale carries the marks of its proposal: that it was seen, that it was taken. */
export async function tellCard(tx: Tx, accountId: string, saleId: string | null): Promise<void> {
  if (saleId === null) return;
  const item = await tx
    .selectFrom('sales')
    .select(['id', 'type', 'column_id', 'owner_id', 'co_owner_ids'])
    .where('account_id', '=', accountId)
    .where('id', '=', saleId)
    .where('status', '=', 'IN_PROGRESS')
    .executeTakeFirst();
  if (!item) return;
  const sender = { accountId, clientId: null };
  await publish(
    tx,
    sender,
    {
      kind: 'item-changed',
      board: item.type,
      item: item.id,
      column: item.column_id,
    },
    itemAudience(item),
  );
}
