import type { WorkCounts } from '@girassol/account-domain/contract';
import type { Tx } from '@girassol/api-platform/database';
import { sql } from 'kysely';

/**
 * Counts the records that a collaborator is responsible for. Schedules are those that are still to come; what was written
 * before stays under the name of its author.
 */
export async function countWork(tx: Tx, accountId: string, userId: string): Promise<WorkCounts> {
  const { rows } = await sql<WorkCounts>`
    select
      (select count(*)::int from sales where account_id = ${accountId} and owner_id = ${userId}) as items,
      (select count(*)::int from customers where account_id = ${accountId} and owner_id = ${userId}) as customers,
      (select count(*)::int from notes
        where account_id = ${accountId} and user_id = ${userId} and notification_at > now()) as schedules,
      (select count(*)::int from proposals where account_id = ${accountId} and user_id = ${userId}) as proposals
  `.execute(tx);
  const [counts] = rows;
  if (!counts) throw new Error('the work was not counted');
  return counts;
}

/** Counts the records that a removal handed over, by kind. */
export async function countHandedOver(tx: Tx, accountId: string, removalId: string): Promise<WorkCounts> {
  const rows = await tx
    .selectFrom('handed_over_records')
    .select(['kind', sql<number>`count(*)::int`.as('count')])
    .where('account_id', '=', accountId)
    .where('removal_id', '=', removalId)
    .groupBy('kind')
    .execute();
  const getCount = (kind: keyof WorkCounts) => rows.find((row) => row.kind === kind)?.count ?? 0;
  return {
    items: getCount('items'),
    customers: getCount('customers'),
    schedules: getCount('schedules'),
    proposals: getCount('proposals'),
  };
}
