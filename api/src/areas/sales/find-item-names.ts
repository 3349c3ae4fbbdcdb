import { type Caller, resolveUserScope } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { type BoardKind, boardDescriptions } from '@girassol/shared-domain';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { requireBoardAccess } from '../kanbans/board-access';
import { buildMatchingItemsQuery } from '../kanbans/board-filter';

type Names = ResponseBody<'POST /sales/kanban/names/:userId/:type'>['sales'];

const MAX_NAMES = 20;

/**
 * Finds the items of a board whose name, customer, document or number matches a text, latest activity first.
 * Returns only what a list to choose from shows.
 */
export async function findItemNames(
  tx: Tx,
  caller: Caller,
  { userId, type }: { userId: string; type: BoardKind },
  searchValue: string,
): Promise<Names> {
  requireBoardAccess(caller, type);
  const scope = await resolveUserScope(tx, caller, userId, boardDescriptions[type].managerPermission);
  if (searchValue === '') return [];

  const filter = {
    accountId: caller.accountId,
    type,
    owners: scope.userIds,
    text: { field: 'ALL', value: searchValue },
  };
  const { rows } = await sql<Names[number]>`
    select item.id as "_id", item.number as id, item.name, cu.name as "customerName", item.column_id as column
    from (${buildMatchingItemsQuery(filter, sql`s.*`)}) item
    join customers cu on cu.account_id = item.account_id and cu.id = item.customer_id
    order by item.last_activity_at desc, item.id
    limit ${MAX_NAMES}`.execute(tx);
  return rows;
}
