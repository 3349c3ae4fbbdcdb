import { type Caller, resolveUserScope } from '@girassol/api-platform/access';
import { requireProposalAccess } from '@girassol/api-platform/access/require-proposals';
import { loadAccountToday } from '@girassol/api-platform/clock';
import type { Tx } from '@girassol/api-platform/database';
import type { BoardKind } from '@girassol/shared-domain';
import type {
  ListedProposal,
  ParsedRequestBody,
  ProposalListState,
  ProposalSortOrder,
  ProposalTotals,
  ResponseBody,
} from '@girassol/shared-domain/contract';
import { type RawBuilder, sql } from 'kysely';
import { loadVisibleCustomer } from '../customers/load-visible-customer';

/** One page of a list of proposals, with a flag for further pages. */
export interface ProposalListPage {
  proposals: ListedProposal[];
  hasMoreItems: boolean;
}

interface Page {
  multiplier: number;
  pageSize: number;
  orderBy?: ProposalSortOrder;
  ascending?: boolean;
}

const FILTERED = 'POST /proposals/filtered/:userId/:multiplier';

/** SQL columns of each order. A draft without number or date comes last in both directions. */
const orderColumns: Record<ProposalSortOrder, RawBuilder<unknown>> = {
  REGISTRY: sql`p.registered_at`,
  NUMBER: sql`p.count`,
  CUSTOMER: sql`(select search_text(c.name) from customers c where c.account_id = p.account_id and c.id = p.customer_id)`,
  POWER: sql`nullif(p.power, 0)`,
  PRICE: sql`nullif(p.final_price_cents, 0)`,
  VIEWS: sql`p.views`,
  VALIDITY: sql`p.validity_date`,
};

/** Builds the SQL order of `proposals p`. Equal proposals are ordered newest first, so that pages never overlap. */
export function buildProposalOrder({
  orderBy = 'REGISTRY',
  ascending = false,
}: Pick<Page, 'orderBy' | 'ascending'>): RawBuilder<unknown> {
  const direction = ascending ? sql`asc` : sql`desc`;
  const term = sql`${orderColumns[orderBy]} ${direction} nulls last`;
  return orderBy === 'REGISTRY'
    ? sql`p.registered_at ${direction}, p.id ${direction}`
    : sql`${term}, p.registered_at desc, p.id desc`;
}

/** Proposals per page where the request names no other number (shell-016). */
const USUAL_PAGE = 10;

/** Lists a page of the proposals of a customer, newest first. */
export async function listCustomerProposals(
  tx: Tx,
  caller: Caller,
  { cid, multiplier }: { cid: string; multiplier: number },
): Promise<ProposalListPage> {
  requireProposalAccess(caller);
  const customer = await loadVisibleCustomer(tx, caller, cid);
  const conditions = [sql`p.customer_id = ${customer.id}`];
  return readPage(tx, caller, conditions, { multiplier, pageSize: USUAL_PAGE });
}

/**
 * Lists a page of the proposals of the user, team or company of `fetchId`, newest first by default, with totals over
 * all pages. Searches by number and by customer, ignoring accents and case. filter1 is the state.
 */
export async function listProposals(
  tx: Tx,
  caller: Caller,
  { userId, multiplier }: { userId: string; multiplier: number },
  {
    fetchId,
    searchValue = '',
    filter1Active,
    filter1Value,
    orderBy = 'REGISTRY',
    ascending = false,
    pageSize = USUAL_PAGE,
  }: Partial<ParsedRequestBody<typeof FILTERED>> = {},
): Promise<ResponseBody<typeof FILTERED>> {
  const conditions = await buildProposalConditions(tx, caller, {
    fetchId: fetchId ?? userId,
    searchValue,
    filter1Active,
    filter1Value,
  });
  const page = await readPage(tx, caller, conditions, { multiplier, pageSize, orderBy, ascending });
  return { ...page, totals: await loadProposalTotals(tx, caller, conditions) };
}

/**
 * Builds the SQL conditions on `proposals p` for a list of proposals, from the scope and the search of a
 * request. Throws 403 if the caller may not see the scope.
 */
export async function buildProposalConditions(
  tx: Tx,
  caller: Caller,
  {
    fetchId,
    searchValue,
    filter1Active,
    filter1Value,
  }: { fetchId: string } & Pick<
    ParsedRequestBody<typeof FILTERED>,
    'searchValue' | 'filter1Active' | 'filter1Value'
  >,
): Promise<RawBuilder<unknown>[]> {
  requireProposalAccess(caller);
  const { userIds } = await resolveUserScope(tx, caller, fetchId);
  const conditions: RawBuilder<unknown>[] = [];
  if (userIds !== null) conditions.push(sql`p.user_id = any(${userIds}::uuid[])`);
  if (searchValue !== '') conditions.push(fits(searchValue));
  if (filter1Active && filter1Value) {
    conditions.push(...inState(filter1Value, await loadAccountToday(tx, caller.accountId)));
  }
  return conditions;
}

/** Loads count and sums of the proposals that a search finds. Drafts without kit or price add nothing to sums. */
async function loadProposalTotals(
  tx: Tx,
  { accountId }: Caller,
  conditions: RawBuilder<unknown>[],
): Promise<ProposalTotals> {
  const passes = sql.join([sql`p.account_id = ${accountId}`, ...conditions], sql` and `);
  const { rows } = await sql<{ count: number; power: string; cents: string }>`
    select count(*)::int as count, coalesce(sum(p.power), 0)::text as power,
      coalesce(sum(p.final_price_cents), 0)::text as cents
    from proposals p where ${passes}`.execute(tx);
  const [{ count, power, cents } = { count: 0, power: '0', cents: '0' }] = rows;
  return { count, power: Number(power), finalPrice: Number(cents) / 100 };
}

function fits(searched: string): RawBuilder<unknown> {
  const places = [sql`p.customer_id in (select find_customers('ALL', ${searched}))`];
  const number = /^#?(\d{1,9})$/.exec(searched)?.[1];
  if (number) places.push(sql`p.count = ${Number(number)}`);
  return sql`(${sql.join(places, sql` or `)})`;
}

function inState(state: ProposalListState, today: string): RawBuilder<unknown>[] {
  switch (state) {
    case 'ALL':
      return [];
    case 'DRAFT':
      return [sql`not p.finished`];
    case 'FINISHED':
      return [sql`p.finished`];
    case 'VIEWED':
      return [sql`p.finished and p.views > 0`];
    case 'ACCEPTED':
      return [
        sql`exists (select from proposal_acceptances a
          where a.account_id = p.account_id and a.proposal_id = p.id and a.version = p.version)`,
      ];
    case 'EXPIRED':
      return [sql`p.finished and p.validity_date < ${today}::date`];
  }
}

interface ProposalListRow {
  id: string;
  front_id: string;
  count: number | null;
  finished: boolean;
  views: number;
  power: string;
  final_price_cents: number;
  validity_date: string | null;
  step: number;
  registered_at: Date;
  user_id: string;
  user_name: string;
  customer_id: string;
  customer_name: string;
  city: string;
  uf: string;
  linked_works: number;
  accepted_at: Date | null;
  is_agreed: boolean;
  predecessor_count: number | null;
  sale_id: string | null;
  sale_type: BoardKind | null;
}

async function readPage(
  tx: Tx,
  { accountId }: Caller,
  conditions: RawBuilder<unknown>[],
  page: Page,
): Promise<ProposalListPage> {
  const { multiplier, pageSize } = page;
  const passes = sql.join([sql`p.account_id = ${accountId}`, ...conditions], sql` and `);
  const order = buildProposalOrder(page);
  // One more than is shown tells whether there is another page.
  const { rows } = await sql<ProposalListRow>`
    select p.id, p.front_id, p.count, p.finished, p.views, p.power, p.final_price_cents, p.validity_date, p.step, p.sale_id, deal.type as sale_type,
      p.registered_at, p.user_id, u.name as user_name, c.id as customer_id, c.name as customer_name, c.city, c.uf, a.accepted_at,
      g.proposal_id is not null as is_agreed, before.count as predecessor_count,
      (select count(*)::int from sales s where s.account_id = p.account_id and s.approved_proposal = p.id
        and s.type in ('PROJECT', 'INSTALLATION')) as linked_works
    from (
      select p.* from proposals p where ${passes}
      order by ${order} limit ${pageSize + 1} offset ${(multiplier - 1) * pageSize}
    ) p
    join users u on u.account_id = p.account_id and u.id = p.user_id
    join customers c on c.account_id = p.account_id and c.id = p.customer_id
    left join proposal_acceptances a on a.account_id = p.account_id and a.proposal_id = p.id and a.version = p.version
    left join agreed_proposals g on g.account_id = p.account_id and g.proposal_id = p.id
    left join sales deal on deal.account_id = p.account_id and deal.id = p.sale_id
    left join proposals before on before.account_id = p.account_id and before.id = p.predecessor_id
    order by ${order}`.execute(tx);
  return { proposals: rows.slice(0, pageSize).map(listed), hasMoreItems: rows.length > pageSize };
}

const listed = (row: ProposalListRow): ListedProposal => ({
  _id: row.id,
  frontId: row.front_id,
  count: row.count,
  finished: row.finished,
  views: row.views,
  power: Number(row.power),
  finalPrice: row.final_price_cents / 100,
  validityDate: row.validity_date,
  registryTimestamp: row.registered_at.getTime(),
  user: { _id: row.user_id, personalData: { name: row.user_name } },
  customer: { _id: row.customer_id, name: row.customer_name, city: row.city, uf: row.uf },
  step: row.step,
  linkedWorks: row.linked_works,
  acceptedTimestamp: row.accepted_at?.getTime() ?? null,
  isAgreed: row.is_agreed,
  predecessorCount: row.predecessor_count,
  saleId: row.sale_id,
  saleType: row.sale_type,
});
