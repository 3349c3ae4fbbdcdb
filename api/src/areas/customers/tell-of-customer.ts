import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { publish } from '../../platform/events/publish';
import { itemAudience } from '../kanbans/item-audience';
import { customerAudience } from './customer-audience';

/** Cards of one customer that are told of one by one; whoever has more of them reads the board anew anyway. */
const MOST_CARDS = 30;

/** Tells open browsers that a customer is another one now: lists of customers, and the cards that show its name. */
export async function tellOfCustomer(tx: Tx, caller: Caller, customerId: string): Promise<void> {
  await publish(
    tx,
    caller,
    { kind: 'customers-changed', customer: customerId },
    await customerAudience(tx, caller.accountId, [customerId]),
  );
  const items = await tx
    .selectFrom('sales')
    .select(['id', 'type', 'column_id', 'owner_id', 'co_owner_ids'])
    .where('account_id', '=', caller.accountId)
    .where('customer_id', '=', customerId)
    .where('status', '=', 'IN_PROGRESS')
    .limit(MOST_CARDS)
    .execute();
  for (const item of items) {
    const { id, type, column_id } = item;
    await publish(
      tx,
      caller,
      { kind: 'item-changed', board: type, item: id, column: column_id },
      itemAudience(item),
    );
  }
}
