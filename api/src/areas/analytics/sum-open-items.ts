import { loadSettingsDocument } from '@girassol/account-api/settings';
import type { Caller, UserScope } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { type BoardKind, canEditPricing } from '@girassol/shared-domain';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { buildOwnersCondition, canUseStoredTotals } from '../kanbans/board-filter';
import { isOwnedInScopeSql } from './resolve-analytics-scope';

type OpenItems = ResponseBody<'GET /analytics/sales-in-progress/:scope/:id/:type'>;
type Sums = Pick<OpenItems, 'totalSales' | 'totalAmount'>;

/**
 * Sums the open items of a board that users of a scope own: their number, value and, if the caller may see
 * profits, potential profit.
 */
export async function sumOpenItems(
  tx: Tx,
  caller: Caller,
  scope: UserScope,
  type: BoardKind,
): Promise<OpenItems> {
  const { accountId } = caller;
  const isKept = canUseStoredTotals({ accountId, type, owners: scope.userIds });
  const { rows } = await (isKept
    ? buildStoredTotalsQuery(accountId, scope, type)
    : buildItemsQuery(accountId, scope, type)
  ).execute(tx);
  return { totalSales: 0, totalAmount: 0, ...rows[0], ...(await potentialProfit(tx, caller, scope, type)) };
}

type PotentialProfit = Pick<OpenItems, 'totalPotProfit' | 'potProfitSales'>;

/** For managers and pricingEdit (shell.home-032), and only under detailed pricing (shell.home-033). */
async function potentialProfit(
  tx: Tx,
  caller: Caller,
  scope: UserScope,
  type: BoardKind,
): Promise<PotentialProfit> {
  const unknown = { totalPotProfit: null, potProfitSales: null };
  if (!canEditPricing(caller)) return unknown;
  const { autoPricingType } = await loadSettingsDocument(tx, caller.accountId);
  if (autoPricingType !== 'DETAILED') return unknown;
  // The rows of proposals are wide: the one of each item is chosen before its price is read.
  const { rows } = await sql<PotentialProfit>`
    select coalesce(sum((p.data#>>'{revenueData,profit}')::numeric), 0)::float8 as "totalPotProfit",
      count(*)::int as "potProfitSales"
    from (
      select distinct on (offered.sale_id) offered.id
      from sales s
      join proposals offered on offered.account_id = s.account_id and offered.sale_id = s.id
      left join agreed_proposals agreed
        on agreed.account_id = offered.account_id and agreed.proposal_id = offered.id
      where s.account_id = ${caller.accountId} and s.type = ${type} and s.status = 'IN_PROGRESS'
        and ${buildOwnersCondition(type, scope.userIds)} and offered.finished and offered.final_price_cents > 0
      order by offered.sale_id, agreed.proposal_id is null, offered.registered_at desc, offered.id desc
    ) of_item
    join proposals p on p.account_id = ${caller.accountId} and p.id = of_item.id`.execute(tx);
  return rows[0] ?? unknown;
}

/** Builds the query of the stored totals of columns, which is as fast for 100,000 items as for ten. */
const buildStoredTotalsQuery = (accountId: string, scope: UserScope, type: BoardKind) => sql<Sums>`
  select coalesce(sum(t.items), 0)::int as "totalSales", coalesce(sum(t.amount_cents), 0)::float8 / 100 as "totalAmount"
  from column_totals t
  join kanban_columns c on c.account_id = t.account_id and c.id = t.column_id
  join kanbans k on k.account_id = c.account_id and k.id = c.kanban_id
  where t.account_id = ${accountId} and k.type = ${type} and ${isOwnedInScopeSql(scope, 't.owner_id')}`;

/** Items with several owners are kept under the first only, so those of some owners are counted. */
const buildItemsQuery = (accountId: string, scope: UserScope, type: BoardKind) => sql<Sums>`
  select count(*)::int as "totalSales", coalesce(sum(s.amount_cents), 0)::float8 / 100 as "totalAmount"
  from sales s
  where s.account_id = ${accountId} and s.type = ${type} and s.status = 'IN_PROGRESS'
    and ${buildOwnersCondition(type, scope.userIds)}`;
