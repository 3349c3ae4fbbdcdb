import type { Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { getItemAudience } from '../../kanbans/get-item-audience';

/**
 * Publishes that the card of a sale changed. The card shows whether a proposal of the sale was viewed or
 * accepted.
 */
export async function publishSaleCardChanged(
  tx: Tx,
  accountId: string,
  saleId: string | null,
): Promise<void> {
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
  await publishEvent(
    tx,
    sender,
    {
      kind: 'item-changed',
      board: item.type,
      item: item.id,
      column: item.column_id,
    },
    getItemAudience(item),
  );
}
