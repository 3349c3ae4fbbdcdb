import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { getItemAudience } from '../kanbans/get-item-audience';
import { loadCustomerAudience } from './load-customer-audience';

/**
 * Maximum number of cards of one customer that are published one by one; with more of them, browsers load the board
 * again anyway.
 */
const MAX_PUBLISHED_CARDS = 30;

/**
 * Publishes a change of a customer to open browsers, so that lists of customers and cards with the customer's
 * name are loaded again.
 */
export async function publishCustomerChanged(
  tx: Tx,
  sender: Pick<Caller, 'accountId' | 'clientId'>,
  customerId: string,
): Promise<void> {
  await publishEvent(
    tx,
    sender,
    { kind: 'customers-changed', customer: customerId },
    await loadCustomerAudience(tx, sender.accountId, [customerId]),
  );
  const items = await tx
    .selectFrom('sales')
    .select(['id', 'type', 'column_id', 'owner_id', 'co_owner_ids'])
    .where('account_id', '=', sender.accountId)
    .where('customer_id', '=', customerId)
    .where('status', '=', 'IN_PROGRESS')
    .limit(MAX_PUBLISHED_CARDS)
    .execute();
  for (const item of items) {
    const { id, type, column_id } = item;
    await publishEvent(
      tx,
      sender,
      { kind: 'item-changed', board: type, item: id, column: column_id },
      getItemAudience(item),
    );
  }
}
