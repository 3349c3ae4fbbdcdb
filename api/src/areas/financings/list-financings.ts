import type { Caller } from '@girassol/api-platform/access';
import { loadAccountNow } from '@girassol/api-platform/clock';
import type { Tx } from '@girassol/api-platform/database';
import { isInDateRangeSql } from '@girassol/api-platform/days/days-in-sql';
import type { Financing, ParsedRequestBody, ResponseBody } from '@girassol/shared-domain/contract';
import { type RawBuilder, sql } from 'kysely';
import { loadVisibleCustomer } from '../customers/load-visible-customer';
import { loadVisibleProposal } from '../proposals/load-visible-proposal';
import type { Banks } from './bank/banks';
import { countFinancingsFromTotals } from './count-by-totals';
import { type FinancingScope, resolveCallerAccess, resolveScopeAccess } from './financing-access';
import { isLateFinancingSql, MAX_LATE_FINANCINGS } from './late-financings';
import { loadFinancings } from './load-financing';
import { requireFinancingAccess } from './require-financing-access';

const PAGE = 10;

type Order = 'REGISTRY' | 'LAST_UPDATED';
type Filter = ParsedRequestBody<'POST /financings/filtered/:multiplier'>;
type CountedList = ResponseBody<'POST /financings/filtered/:multiplier'>;
interface ListOptions {
  multiplier: number;
  order: Order;
  preApprovedOnly?: boolean;
  /** Left out: all that the caller may see. */
  scope?: FinancingScope | undefined;
  filter?: Pick<Filter, 'searchValue' | 'timePeriod' | 'show'>;
}

const inOrder: Record<Order, RawBuilder<unknown>> = {
  REGISTRY: sql`f.registered_at desc, f.id desc`,
  LAST_UPDATED: sql`f.updated_at desc, f.id desc`,
};

/**
 * Lists a page of the financings of a scope or, without a scope, of those that the caller may see, with the
 * number of all matching financings and of the late ones.
 */
export async function listFinancings(
  tx: Tx,
  caller: Caller,
  banks: Banks,
  { multiplier, order, preApprovedOnly = false, scope, filter }: ListOptions,
): Promise<CountedList> {
  requireFinancingAccess(caller);
  const now = await loadAccountNow(tx, caller.accountId);
  const { inSight, users } = scope
    ? await resolveScopeAccess(tx, caller, scope)
    : await resolveCallerAccess(tx, caller);
  const conditions = [...inSight, ...(filter ? fits(filter, caller.accountId, now) : [])];
  if (preApprovedOnly) conditions.push(sql`f.pre_approved`);
  const passes = within(caller, conditions);
  const asked = { passes, multiplier, order };
  const kept =
    users === undefined
      ? null
      : await countFinancingsFromTotals(tx, caller.accountId, { users, preApprovedOnly, filter });
  const found =
    kept === null ? await findCounted(tx, asked) : { ids: await listPageIds(tx, asked), total: kept };
  const { rows } = await sql<{ expired: number }>`
    select count(*)::int as expired from financings f where ${within(caller, [...inSight, isLateFinancingSql(now)])}`.execute(
    tx,
  );
  return {
    ...(await toPage(tx, caller, banks, found.ids)),
    total: found.total,
    expiredFinancings: rows[0]?.expired ?? 0,
    expiredFinancingsLimit: MAX_LATE_FINANCINGS,
  };
}

/** Lists a page of the financings of a customer. */
export async function listCustomerFinancings(
  tx: Tx,
  caller: Caller,
  banks: Banks,
  { customerId, multiplier }: { customerId: string; multiplier: number },
): Promise<ResponseBody<'GET /financings/customer/:customerId/:multiplier'>> {
  requireFinancingAccess(caller);
  const { id } = await loadVisibleCustomer(tx, caller, customerId);
  const passes = within(caller, [sql`f.customer_id = ${id}`]);
  return readPage(tx, caller, banks, { passes, multiplier, order: 'REGISTRY' });
}

/** Lists a page of the financings of a proposal. */
export async function listProposalFinancings(
  tx: Tx,
  caller: Caller,
  banks: Banks,
  { proposalId, multiplier }: { proposalId: string; multiplier: number },
): Promise<ResponseBody<'GET /financings/proposal/:proposalId/:multiplier'>> {
  requireFinancingAccess(caller);
  const { id } = await loadVisibleProposal(tx, caller, proposalId);
  const passes = within(caller, [sql`f.proposal_id = ${id}`]);
  return readPage(tx, caller, banks, { passes, multiplier, order: 'REGISTRY' });
}

const within = ({ accountId }: Caller, conditions: RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql.join([sql`f.account_id = ${accountId}`, ...conditions], sql` and `);

function fits(
  { searchValue, timePeriod, show }: NonNullable<ListOptions['filter']>,
  accountId: string,
  now: Date,
): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [];
  if (searchValue !== '') conditions.push(isNamed(accountId, searchValue));
  if (timePeriod) conditions.push(isInDateRangeSql(sql`f.registered_at`, timePeriod));
  if (show === 'LATE') conditions.push(isLateFinancingSql(now));
  else if (show !== 'ALL') conditions.push(sql`f.state = ${show}`);
  return conditions;
}

/** By a name of a customer; what is a number may be that of a proposal or its own as well, each by its index. */
function isNamed(accountId: string, searched: string): RawBuilder<unknown> {
  const number = /^#?0*(\d{1,9})$/.exec(searched)?.[1];
  if (!number) return sql`f.customer_id in (select find_customers('name', ${searched}))`;
  return sql`f.id in (
    select n.id from financings n where n.account_id = ${accountId} and n.number = ${Number(number)}
    union all
    select n.id from financings n join proposals p on p.account_id = n.account_id and p.id = n.proposal_id
    where p.account_id = ${accountId} and p.count = ${Number(number)}
    union all
    select n.id from financings n
    where n.account_id = ${accountId} and n.customer_id in (select find_customers('name', ${searched})))`;
}

interface Wanted {
  passes: RawBuilder<unknown>;
  multiplier: number;
  order: Order;
}

async function readPage(
  tx: Tx,
  caller: Caller,
  banks: Banks,
  wanted: Wanted,
): Promise<{ financings: Financing[]; hasMoreItems: boolean }> {
  return toPage(tx, caller, banks, await listPageIds(tx, wanted));
}

/** Lists the ids of a page by the index of its order, and one more id if there is a next page. */
async function listPageIds(tx: Tx, { passes, multiplier, order }: Wanted): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select f.id from financings f where ${passes}
    order by ${inOrder[order]} limit ${PAGE + 1} offset ${(multiplier - 1) * PAGE}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The same with how many there are, looked for once. */
async function findCounted(
  tx: Tx,
  { passes, multiplier, order }: Wanted,
): Promise<{ ids: string[]; total: number }> {
  const { rows } = await sql<{ ids: string[]; total: number }>`
    with found as materialized (
      select f.id, f.registered_at, f.updated_at from financings f where ${passes})
    select (select count(*) from found)::int as total, array(
      select f.id from found f order by ${inOrder[order]}
      limit ${PAGE + 1} offset ${(multiplier - 1) * PAGE}) as ids`.execute(tx);
  const [{ ids, total } = { ids: [], total: 0 }] = rows;
  return { ids, total };
}

async function toPage(
  tx: Tx,
  caller: Caller,
  banks: Banks,
  ids: readonly string[],
): Promise<{ financings: Financing[]; hasMoreItems: boolean }> {
  return {
    financings: await loadFinancings(tx, caller, banks, ids.slice(0, PAGE)),
    hasMoreItems: ids.length > PAGE,
  };
}
