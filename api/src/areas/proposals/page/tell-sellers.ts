import type { Row, Tx } from '../../../platform/database';
import { notify } from '../../../platform/notifications';

/** Tells who made a proposal, and who is responsible for the item it was made for, that its customer took it. */
export async function tellSellers(
  tx: Tx,
  { account_id, id, user_id, customer_id, sale_id, count, final_price_cents }: Row<'proposals'>,
  acceptedBy: string,
): Promise<void> {
  const { name: customer } = await tx
    .selectFrom('customers')
    .select('name')
    .where('account_id', '=', account_id)
    .where('id', '=', customer_id)
    .executeTakeFirstOrThrow();
  const item = await tx
    .selectFrom('sales')
    .select(['id', 'type', 'owner_id', 'co_owner_ids'])
    .where('account_id', '=', account_id)
    .where('id', '=', sale_id)
    .executeTakeFirst();
  await notify(tx, {
    accountId: account_id,
    kind: 'proposal-accepted',
    people: [user_id, ...(item ? [item.owner_id, ...item.co_owner_ids] : [])],
    by: null,
    facts: {
      proposalId: id,
      count,
      customer,
      customerId: customer_id,
      acceptedBy,
      price: final_price_cents / 100,
      item: item ? { id: item.id, board: item.type } : null,
    },
  });
}
