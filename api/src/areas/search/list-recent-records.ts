import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { sql } from 'kysely';
import { isItemFindableSql, type SearchAccess } from './search-access';

/** Lines of history that are looked through for what somebody worked on. */
const MAX_HISTORY_LINES = 100;

/** Item or customer that a user changed recently, with the time of the change. */
export interface RecentRecord {
  _id: string;
  isItem: boolean;
  workedTimestamp: number;
}

/** Lists the items and customers that the caller changed last and may still see. */
export async function listRecentRecords(
  tx: Tx,
  { accountId, userId }: Caller,
  access: SearchAccess,
  most: number,
): Promise<RecentRecord[]> {
  const { customerOwners } = access;
  const { rows } = await sql<RecentRecord>`
    with lines as (
      select sale_id, customer_id, registered_at from histories
      where account_id = ${accountId} and user_id = ${userId} order by registered_at desc limit ${MAX_HISTORY_LINES}
    ), things as (
      select coalesce(sale_id, customer_id) as id, sale_id is not null as is_item, max(registered_at) as at
      from lines group by 1, 2
    )
    select t.id as "_id", t.is_item as "isItem", (extract(epoch from t.at) * 1000)::bigint::float8 as "workedTimestamp"
    from things t
    where exists (select from sales s where s.account_id = ${accountId} and t.is_item and s.id = t.id
        and ${isItemFindableSql(access)})
      or exists (select from customers c where c.account_id = ${accountId} and not t.is_item and c.id = t.id
        and (${customerOwners}::uuid[] is null or c.owner_id = any(${customerOwners}::uuid[])))
    order by t.at desc limit ${most}`.execute(tx);
  return rows;
}
