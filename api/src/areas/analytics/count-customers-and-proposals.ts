import type { Caller, UserScope } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { isOwnedInScopeSql } from './resolve-analytics-scope';

type Totals = ResponseBody<'GET /analytics/customers-and-proposals-totals/:scope/:id'>;

/** Counts the customers that are not archived and the finished proposals of the users of a scope. */
export async function countCustomersAndProposals(tx: Tx, caller: Caller, scope: UserScope): Promise<Totals> {
  const { rows } = await sql<Totals>`select
    (select count(*)::int from customers c
      where c.account_id = ${caller.accountId} and c.archived_at is null and ${isOwnedInScopeSql(scope, 'c.owner_id')}) as "totalCustomers",
    (select count(*)::int from proposals p
      where p.account_id = ${caller.accountId} and p.finished and ${isOwnedInScopeSql(scope, 'p.user_id')}) as "totalProposals"`.execute(
    tx,
  );
  return rows[0] ?? { totalCustomers: 0, totalProposals: 0 };
}
