import type {
  Answer,
  ListedProposal,
  ParsedBody,
  ProposalOrder,
  ProposalState,
  ProposalTotals,
} from '@girassol/shared-domain/contract';
import { type RawBuilder, sql } from 'kysely';
import { type Caller, resolveScope } from '../../platform/access';
import { requireProposals } from '../../platform/access/require-proposals';
import { accountToday } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import { visibleCustomer } from '../customers/visible-customer';

export interface ProposalsPage {
  proposals: ListedProposal[];
  hasMoreItems: boolean;
}

interface Page {
  multiplier: number;
  pageSize: number;
  orderBy?: ProposalOrder;
  ascending?: boolean;
}

const FILTERED = 'POST /proposals/filtered/:userId/:multiplier';

/** What an order compares; a draft without number or date stands last either way. */
const orderTerms: Record<ProposalOrder, RawBuilder<unknown>> = {
  REGISTRY: sql`p.registered_at`,
  NUMBER: sql`p.count`,
  CUSTOMER: sql`(select search_text(c.name) from customers c where c.account_id = p.account_id and c.id = p.customer_id)`,
  POWER: sql`nullif(p.power, 0)`,
  PRICE: sql`nullif(p.final_price_cents, 0)`,
  VIEWS: sql`p.views`,
  VALIDITY: sql`p.validity_date`,
};

/** An order of `proposals`, as `p`. Equal ones stay newest first, so that pages never overlap. */
export function orderOf({
  orderBy = 'REGISTRY',
  ascending = false,
}: Pick<Page, 'orderBy' | 'ascending'>): RawBuilder<unknown> {
  const direction = ascending ? sql`asc` : sql`desc`;
  const term = sql`${orderTerms[orderBy]} ${direction} nulls last`;
  return orderBy === 'REGISTRY'
    ? sql`p.registered_at ${direction}, p.id ${direction}`
    : sql`${term}, p.registered_at desc, p.id desc`;
}

/** Proposals per page where the request names no other number (shell-016). */
const USUAL_PAGE = 10;

/** A page of the proposals of a customer, newest first. */
export async function listCustomerProposals(
  tx: Tx,
  caller: Caller,
  { cid, multiplier }: { cid: string; multiplier: number },
): Promise<ProposalsPage> {
  requireProposals(caller);
  const customer = await visibleCustomer(tx, caller, cid);
  const conditions = [sql`p.customer_id = ${customer.id}`];
  return readPage(tx, caller, conditions, { multiplier, pageSize: USUAL_PAGE });
}

/**
 * A page of the proposals of the user, team or company that `fetchId` means, newest first where nothing else is asked,
 * and what all pages come to; searched by number, and by customer without regard to accents and case. filter1 is the
 * state.
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
  }: Partial<ParsedBody<typeof FILTERED>> = {},
): Promise<Answer<typeof FILTERED>> {
  const conditions = await proposalConditions(tx, caller, {
    fetchId: fetchId ?? userId,
    searchValue,
    filter1Active,
    filter1Value,
  });
  const page = await readPage(tx, caller, conditions, { multiplier, pageSize, orderBy, ascending });
  return { ...page, totals: await readTotals(tx, caller, conditions) };
}

/** What lets a proposal through: conditions on `proposals`, as `p`. Refuses who may not look there. */
export async function proposalConditions(
  tx: Tx,
  caller: Caller,
  {
    fetchId,
    searchValue,
    filter1Active,
    filter1Value,
  }: { fetchId: string } & Pick<
    ParsedBody<typeof FILTERED>,
    'searchValue' | 'filter1Active' | 'filter1Value'
  >,
): Promise<RawBuilder<unknown>[]> {
  requireProposals(caller);
  const { userIds } = await resolveScope(tx, caller, fetchId);
  const conditions: RawBuilder<unknown>[] = [];
  if (userIds !== null) conditions.push(sql`p.user_id = any(${userIds}::uuid[])`);
  if (searchValue !== '') conditions.push(fits(searchValue));
  if (filter1Active && filter1Value) {
    conditions.push(...inState(filter1Value, await accountToday(tx, caller.accountId)));
  }
  return conditions;
}

/** How many the search finds, and what they come to; drafts without kit or price add nothing. */
async function readTotals(
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

function inState(state: ProposalState, today: string): RawBuilder<unknown>[] {
  switch (state) {
    case 'ALL':
      return [];
    case 'DRAFT':
      return [sql`not p.finished`];
    case 'FINISHED':
      return [sql`p.finished`];
    case 'VIEWED':
      return [sql`p.finished and p.views > 0`];
    case 'EXPIRED':
      return [sql`p.finished and p.validity_date < ${today}::date`];
  }
}

interface Found {
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
}

async function readPage(
  tx: Tx,
  { accountId }: Caller,
  conditions: RawBuilder<unknown>[],
  page: Page,
): Promise<ProposalsPage> {
  const { multiplier, pageSize } = page;
  const passes = sql.join([sql`p.account_id = ${accountId}`, ...conditions], sql` and `);
  const order = orderOf(page);
  // One more than is shown tells whether there is another page.
  const { rows } = await sql<Found>`
    select p.id, p.front_id, p.count, p.finished, p.views, p.power, p.final_price_cents, p.validity_date, p.step,
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
    left join proposals before on before.account_id = p.account_id and before.id = p.predecessor_id
    order by ${order}`.execute(tx);
  return { proposals: rows.slice(0, pageSize).map(listed), hasMoreItems: rows.length > pageSize };
}

const listed = (row: Found): ListedProposal => ({
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
});
