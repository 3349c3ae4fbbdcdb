import type { BoardKind } from '@girassol/shared-domain';
import type { Answer } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Caller, Scope } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { isUnfiltered, ownedBy } from '../kanbans/board-filter';
import { ownedIn } from './analytics-scope';

type OpenItems = Answer<'GET /analytics/sales-in-progress/:scope/:id/:type'>;
type Sums = Pick<OpenItems, 'totalSales' | 'totalAmount'>;

/** Open items of a board, with their value. The potential profit stays unknown until prices have costs. */
export async function sumOpenItems(
  tx: Tx,
  { accountId }: Caller,
  scope: Scope,
  type: BoardKind,
): Promise<OpenItems> {
  const isKept = isUnfiltered({ accountId, type, owners: scope.userIds });
  const { rows } = await (isKept ? kept(accountId, scope, type) : counted(accountId, scope, type)).execute(
    tx,
  );
  return { totalSales: 0, totalAmount: 0, ...rows[0], totalPotProfit: null };
}

/** From the totals of the columns: as fast for 100,000 items as for ten. */
const kept = (accountId: string, scope: Scope, type: BoardKind) => sql<Sums>`
  select coalesce(sum(t.items), 0)::int as "totalSales", coalesce(sum(t.amount_cents), 0)::float8 / 100 as "totalAmount"
  from column_totals t
  join kanban_columns c on c.account_id = t.account_id and c.id = t.column_id
  join kanbans k on k.account_id = c.account_id and k.id = c.kanban_id
  where t.account_id = ${accountId} and k.type = ${type} and ${ownedIn(scope, 't.owner_id')}`;

/** Items with several owners are kept under the first only, so those of some owners are counted. */
const counted = (accountId: string, scope: Scope, type: BoardKind) => sql<Sums>`
  select count(*)::int as "totalSales", coalesce(sum(s.amount_cents), 0)::float8 / 100 as "totalAmount"
  from sales s
  where s.account_id = ${accountId} and s.type = ${type} and s.status = 'IN_PROGRESS'
    and ${ownedBy(type, scope.userIds)}`;
