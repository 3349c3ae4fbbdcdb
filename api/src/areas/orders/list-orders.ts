import type { Answer, ParsedQuery } from '@girassol/shared-domain/contract';
import { type RawBuilder, sql } from 'kysely';
import { type Caller, ownAndLed, resolveScope } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { orderAnswers } from './order-answer';
import { requireOrders, seesAllOrders } from './require-orders';

type Listed = 'GET /orders/paginated/:userId/:multiplier';

const PAGE = 10;

/** A page of the orders, the latest first, and how many there are. The own id and that of the company mean all in sight. */
export async function listOrders(
  tx: Tx,
  caller: Caller,
  { userId, multiplier }: { userId: string; multiplier: number },
  { search, status }: ParsedQuery<Listed>,
): Promise<Answer<Listed>> {
  requireOrders(caller);
  const { accountId } = caller;
  const owners = await ownersIn(tx, caller, userId);
  const conditions: RawBuilder<unknown>[] = [sql`o.account_id = ${accountId}`];
  if (owners !== null) conditions.push(sql`o.user_id = any(${owners}::uuid[])`);
  if (status) conditions.push(sql`o.status = ${status}`);
  if (search !== '') conditions.push(fits(search));
  const passes = sql.join(conditions, sql` and `);
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o where ${passes}
    order by o.registered_at desc, o.id desc limit ${PAGE + 1} offset ${(multiplier - 1) * PAGE}`.execute(tx);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from orders o where ${passes}`.execute(tx);
  return {
    orders: await orderAnswers(
      tx,
      accountId,
      rows.slice(0, PAGE).map(({ id }) => id),
    ),
    hasMoreItems: rows.length > PAGE,
    total: counted.rows[0]?.total ?? 0,
  };
}

async function ownersIn(tx: Tx, caller: Caller, userId: string): Promise<string[] | null> {
  if (userId !== caller.userId && userId !== caller.accountId)
    return (await resolveScope(tx, caller, userId)).userIds;
  return seesAllOrders(caller) ? null : ownAndLed(tx, caller);
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
