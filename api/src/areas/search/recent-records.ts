import { sql } from 'kysely';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import type { Sight } from './sight';

/** Lines of history that are looked through for what somebody worked on. */
const LINES = 100;

export interface Recent {
  _id: string;
  isItem: boolean;
  workedTimestamp: number;
}

/** The items and customers that the caller changed last and still sees. */
export async function recentRecords(
  tx: Tx,
  { accountId, userId }: Caller,
  { allKinds, ownKinds, owners, customerOwners }: Sight,
  most: number,
): Promise<Recent[]> {
  const { rows } = await sql<Recent>`
    with lines as (
      select sale_id, customer_id, registered_at from histories
      where account_id = ${accountId} and user_id = ${userId} order by registered_at desc limit ${LINES}
    ), things as (
      select coalesce(sale_id, customer_id) as id, sale_id is not null as is_item, max(registered_at) as at
      from lines group by 1, 2
    )
    select t.id as "_id", t.is_item as "isItem", (extract(epoch from t.at) * 1000)::bigint::float8 as "workedTimestamp"
    from things t
    where exists (select from sales s where s.account_id = ${accountId} and t.is_item and s.id = t.id
        and (s.type = any(${allKinds}::text[]) or s.type = any(${ownKinds}::text[])
          and (s.owner_id = any(${owners}::uuid[]) or s.co_owner_ids && ${owners}::uuid[])))
      or exists (select from customers c where c.account_id = ${accountId} and not t.is_item and c.id = t.id
        and (${customerOwners}::uuid[] is null or c.owner_id = any(${customerOwners}::uuid[])))
    order by t.at desc limit ${most}`.execute(tx);
  return rows;
}
