import { type BoardKind, boards } from '@girassol/shared-domain';
import type { Answer } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { type Caller, resolveScope } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { requireBoard } from '../kanbans/board-access';
import { matchingItems } from '../kanbans/board-filter';

type Names = Answer<'POST /sales/kanban/names/:userId/:type'>['sales'];

const MOST_NAMES = 20;

/** Items on a board that match a text by name, customer, document or number; the liveliest first. */
export async function findNames(
  tx: Tx,
  caller: Caller,
  { userId, type }: { userId: string; type: BoardKind },
  searchValue: string,
): Promise<Names> {
  requireBoard(caller, type);
  const scope = await resolveScope(tx, caller, userId, boards[type].managerPermission);
  if (searchValue === '') return [];

  const filter = {
    accountId: caller.accountId,
    type,
    owners: scope.userIds,
    text: { field: 'ALL', value: searchValue },
  };
  const { rows } = await sql<Names[number]>`
    select item.id as "_id", item.number as id, item.name, cu.name as "customerName", item.column_id as column
    from (${matchingItems(filter, sql`s.*`)}) item
    join customers cu on cu.account_id = item.account_id and cu.id = item.customer_id
    order by item.last_activity_at desc, item.id
    limit ${MOST_NAMES}`.execute(tx);
  return rows;
}
