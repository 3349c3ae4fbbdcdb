import type { Row, Tx } from '@girassol/api-platform/database';
import { notify } from '@girassol/api-platform/notifications';

/**
 * Notifies the user who made a proposal, and the owner of the proposal's item, that the customer accepted the
 * proposal.
 */
export async function notifySellersOfAcceptance(
  tx: Tx,
  proposal: Row<'proposals'>,
  acceptedBy: string,
): Promise<void> {
  const { people, ...facts } = await loadSellers(tx, proposal);
  await notify(tx, {
    accountId: proposal.account_id,
    kind: 'proposal-accepted',
    people,
    by: null,
    facts: { ...facts, acceptedBy, price: proposal.final_price_cents / 100 },
  });
}

/** Notifies the user who made a proposal, and the owner of the proposal's item, that somebody opened its page. */
export async function notifySellersOfView(tx: Tx, proposal: Row<'proposals'>): Promise<void> {
  const { people, ...facts } = await loadSellers(tx, proposal);
  await notify(tx, { accountId: proposal.account_id, kind: 'proposal-viewed', people, by: null, facts });
}

/** Loads the people who sell a proposal, with the facts by which they recognise it. */
async function loadSellers(
  tx: Tx,
  { account_id, id, user_id, customer_id, sale_id, count }: Row<'proposals'>,
) {
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
  return {
    people: [user_id, ...(item ? [item.owner_id, ...item.co_owner_ids] : [])],
    proposalId: id,
    count,
    customer,
    customerId: customer_id,
    item: item ? { id: item.id, board: item.type } : null,
  };
}
