import { type Caller, listOwnAndLedUserIds, resolveUserScope } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import type { ParsedRequestQuery, ResponseBody } from '@girassol/shared-domain/contract';
import { type RawBuilder, sql } from 'kysely';
import { loadEquipmentOrdersByIds } from './load-order-records';
import { canSeeAllOrders, requireOrderAccess } from './require-order-access';

type Listed = 'GET /orders/paginated/:userId/:multiplier';

const ORDERS_PER_PAGE = 10;

/**
 * Lists a page of equipment orders, the latest first, with the total count and the sums in R$. `userId` names a user or a team;
 * the id of the caller or of the company lists all orders that the caller may see.
 */
export async function listOrders(
  tx: Tx,
  caller: Caller,
  { userId, multiplier }: { userId: string; multiplier: number },
  { search, status }: ParsedRequestQuery<Listed>,
): Promise<ResponseBody<Listed>> {
  requireOrderAccess(caller);
  const { accountId } = caller;
  const owners = await ownersIn(tx, caller, userId);
  const conditions: RawBuilder<unknown>[] = [sql`o.account_id = ${accountId}`];
  if (owners !== null) conditions.push(sql`o.user_id = any(${owners}::uuid[])`);
  if (status) conditions.push(sql`o.status = ${status}`);
  if (search !== '') conditions.push(fits(search));
  const passes = sql.join(conditions, sql` and `);
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o where ${passes}
    order by o.registered_at desc, o.id desc limit ${ORDERS_PER_PAGE + 1} offset ${(multiplier - 1) * ORDERS_PER_PAGE}`.execute(
    tx,
  );
  // Cents as text: a sum of integers is a bigint.
  const counted = await sql<{ total: number; cents: string; cancelled_cents: string }>`
    select count(*)::int as total,
      coalesce(sum(o.amount_cents) filter (where o.status <> 'CANCELLED'), 0)::text as cents,
      coalesce(sum(o.amount_cents) filter (where o.status = 'CANCELLED'), 0)::text as cancelled_cents
    from orders o where ${passes}`.execute(tx);
  const totals = counted.rows[0];
  return {
    orders: await loadEquipmentOrdersByIds(
      tx,
      accountId,
      rows.slice(0, ORDERS_PER_PAGE).map(({ id }) => id),
    ),
    hasMoreItems: rows.length > ORDERS_PER_PAGE,
    total: totals?.total ?? 0,
    amount: Number(totals?.cents ?? 0) / 100,
    cancelledAmount: Number(totals?.cancelled_cents ?? 0) / 100,
  };
}

async function ownersIn(tx: Tx, caller: Caller, userId: string): Promise<string[] | null> {
  if (userId !== caller.userId && userId !== caller.accountId)
    return (await resolveUserScope(tx, caller, userId)).userIds;
  return canSeeAllOrders(caller) ? null : listOwnAndLedUserIds(tx, caller);
}

/** By customer, supplier, the own number or that of the proposal. */
function fits(searched: string): RawBuilder<unknown> {
  const places = [
    sql`o.customer_id in (select find_customers('name', ${searched}))`,
    sql`search_text(o.supplier) like search_pattern(${searched})`,
  ];
  const number = /^#?0*(\d{1,9})$/.exec(searched)?.[1];
  if (number) {
    places.push(sql`o.number = ${Number(number)}`);
    places.push(sql`o.proposal_id in (
      select p.id from proposals p where p.account_id = o.account_id and p.count = ${Number(number)})`);
  }
  return sql`(${sql.join(places, sql` or `)})`;
}
