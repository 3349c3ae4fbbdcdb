import type { Answer, Financing, ParsedBody } from '@girassol/shared-domain/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../../platform/access';
import { accountNow } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import { isOnDays } from '../../platform/days/days-in-sql';
import { visibleCustomer } from '../customers/visible-customer';
import { visibleProposal } from '../proposals/visible-proposal';
import type { Banks } from './bank/providers';
import { financingAnswers } from './financing-answer';
import { type FinancingScope, ofScope, seenBy } from './financings-in-sight';
import { keptTotal } from './kept-total';
import { EXPIRED_LIMIT, isLateBy } from './late-financings';
import { requireFinancing } from './require-financing';

const PAGE = 10;

type Order = 'REGISTRY' | 'LAST_UPDATED';
type Filter = ParsedBody<'POST /financings/filtered/:multiplier'>;
type CountedList = Answer<'POST /financings/filtered/:multiplier'>;
interface Asked {
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

/** A page of financings, how many there are in all, and how many of them ran out of time. */
export async function listFinancings(
  tx: Tx,
  caller: Caller,
  banks: Banks,
  { multiplier, order, preApprovedOnly = false, scope, filter }: Asked,
): Promise<CountedList> {
  requireFinancing(caller);
  const now = await accountNow(tx, caller.accountId);
  const { inSight, users } = scope ? await ofScope(tx, caller, scope) : await seenBy(tx, caller);
  const conditions = [...inSight, ...(filter ? fits(filter, caller.accountId, now) : [])];
  if (preApprovedOnly) conditions.push(sql`f.pre_approved`);
  const passes = within(caller, conditions);
  const asked = { passes, multiplier, order };
  const kept =
    users === undefined ? null : await keptTotal(tx, caller.accountId, { users, preApprovedOnly, filter });
  const found = kept === null ? await findCounted(tx, asked) : { ids: await findIds(tx, asked), total: kept };
  const { rows } = await sql<{ expired: number }>`
    select count(*)::int as expired from financings f where ${within(caller, [...inSight, isLateBy(now)])}`.execute(
    tx,
  );
  return {
    ...(await pageOf(tx, caller, banks, found.ids)),
    total: found.total,
    expiredFinancings: rows[0]?.expired ?? 0,
    expiredFinancingsLimit: EXPIRED_LIMIT,
  };
}

/** A page of the financings of a customer. */
export async function listCustomerFinancings(
  tx: Tx,
  caller: Caller,
  banks: Banks,
  { customerId, multiplier }: { customerId: string; multiplier: number },
): Promise<Answer<'GET /financings/customer/:customerId/:multiplier'>> {
  requireFinancing(caller);
  const { id } = await visibleCustomer(tx, caller, customerId);
  const passes = within(caller, [sql`f.customer_id = ${id}`]);
  return readPage(tx, caller, banks, { passes, multiplier, order: 'REGISTRY' });
}

/** A page of the financings of a proposal. */
export async function listProposalFinancings(
  tx: Tx,
  caller: Caller,
  banks: Banks,
  { proposalId, multiplier }: { proposalId: string; multiplier: number },
): Promise<Answer<'GET /financings/proposal/:proposalId/:multiplier'>> {
  requireFinancing(caller);
  const { id } = await visibleProposal(tx, caller, proposalId);
  const passes = within(caller, [sql`f.proposal_id = ${id}`]);
  return readPage(tx, caller, banks, { passes, multiplier, order: 'REGISTRY' });
}

const within = ({ accountId }: Caller, conditions: RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql.join([sql`f.account_id = ${accountId}`, ...conditions], sql` and `);

function fits(
  { searchValue, timePeriod, show }: NonNullable<Asked['filter']>,
  accountId: string,
  now: Date,
): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [];
  if (searchValue !== '') conditions.push(isNamed(accountId, searchValue));
  if (timePeriod) conditions.push(isOnDays(sql`f.registered_at`, timePeriod));
  if (show === 'LATE') conditions.push(isLateBy(now));
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
  return pageOf(tx, caller, banks, await findIds(tx, wanted));
}

/** Of a page, and one more where there is one, by the index of its order. */
async function findIds(tx: Tx, { passes, multiplier, order }: Wanted): Promise<string[]> {
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

async function pageOf(
  tx: Tx,
  caller: Caller,
  banks: Banks,
  ids: readonly string[],
): Promise<{ financings: Financing[]; hasMoreItems: boolean }> {
  return {
    financings: await financingAnswers(tx, caller, banks, ids.slice(0, PAGE)),
    hasMoreItems: ids.length > PAGE,
  };
}
