import type { Answer } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Caller, Scope } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { ownedIn } from './analytics-scope';

type Totals = Answer<'GET /analytics/customers-and-proposals-totals/:scope/:id'>;

/** Customers in use and finished proposals of a scope. */
export async function countCustomersAndProposals(tx: Tx, caller: Caller, scope: Scope): Promise<Totals> {
  const { rows } = await sql<Totals>`select
    (select count(*)::int from customers c
      where c.account_id = ${caller.accountId} and c.archived_at is null and ${ownedIn(scope, 'c.owner_id')}) as "totalCustomers",
    (select count(*)::int from proposals p
      where p.account_id = ${caller.accountId} and p.finished and ${ownedIn(scope, 'p.user_id')}) as "totalProposals"`.execute(
    tx,
  );
  return rows[0] ?? { totalCustomers: 0, totalProposals: 0 };
}
