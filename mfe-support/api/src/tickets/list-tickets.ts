import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { isInDateRangeSql } from '@girassol/api-platform/days/days-in-sql';
import { listAbsentPeopleOfDeputy } from '@girassol/api-platform/deputies';
import { notAllowed } from '@girassol/api-platform/refusals/refusal';
import type { ParsedRequestBody, ResponseBody } from '@girassol/shared-domain/contract';
import { TICKETS_PER_PAGE } from '@girassol/support-domain/tickets';
import { sql } from 'kysely';
import { type TicketRow, toTicketSummaries } from '../conversation';
import { toReader } from './ticket-access';

type Key = 'POST /tickets/filtered/user/:multiplier';
type Wanted = ParsedRequestBody<Key>;

/** Filter with the people whose tickets are the caller's own: the caller, and whom the caller stands in for. */
interface TicketFilter extends Wanted {
  requesters: readonly string[];
}

/** Newest tickets whose messages are read before the index of words is asked. */
const MAX_READ_TICKETS = 200;

/** List without filters: the own tickets, last changed first. */
export const ownTickets: Wanted = {
  searchValue: '',
  timePeriod: null,
  status: null,
  scope: 'USER_TICKETS',
  orderBy: 'RECENT',
};

/** Lists a page of the caller's tickets with those of absent people whose deputy the caller is, or of the account's for its manager. Deleted ones are left out. */
export async function listTickets(
  tx: Tx,
  caller: Caller,
  wanted: Wanted,
  multiplier: number,
): Promise<ResponseBody<Key>> {
  if (wanted.scope === 'ACCOUNT_TICKETS' && caller.session.type !== 'MANAGER')
    throw notAllowed('Somente quem gerencia a conta vê os chamados de todos.');
  const requesters = [caller.userId, ...(await listAbsentPeopleOfDeputy(tx, caller))];
  const rows = await loadRows(tx, caller, { ...wanted, requesters }, (multiplier - 1) * TICKETS_PER_PAGE);
  const shown = rows.slice(0, TICKETS_PER_PAGE);
  return {
    items: await toTicketSummaries(tx, toReader(caller), shown),
    hasMoreItems: rows.length > shown.length,
  };
}

/**
 * Loads the rows of a page, and one more. A word that many messages have is found among the newest tickets, without the
 * index, which would collect all of them first.
 */
async function loadRows(tx: Tx, caller: Caller, wanted: TicketFilter, skipped: number): Promise<TicketRow[]> {
  const { searchValue, orderBy } = wanted;
  const page = { skipped, orderBy };
  if (searchValue === '') return orderPage(filterTickets(tx, caller, wanted), page).execute();
  if (orderBy === 'RECENT') {
    const newest = filterTickets(tx, caller, wanted)
      .select('id')
      .orderBy('updated_at', 'desc')
      .orderBy('id')
      .limit(MAX_READ_TICKETS);
    const found = filterTickets(tx, caller, wanted)
      .where(sql<boolean>`id = any(array(${newest}))`)
      .where(hasWordsSql(searchValue));
    const rows = await orderPage(found, page).execute();
    if (rows.length > TICKETS_PER_PAGE) return rows;
  }
  const found = filterTickets(tx, caller, wanted).where(
    sql<boolean>`id in (select ticket_id from find_support_tickets(${searchValue}))`,
  );
  return orderPage(found, page).execute();
}

/** Returns the condition that a ticket is of these people, or one of the caller's was merged into it. */
const isOwnTicketSql = ({ userId }: Caller, requesters: readonly string[]) =>
  sql<boolean>`(requester_id = any(${requesters}::uuid[]) or participants @> array[${userId}]::uuid[])`;

/** Lists the caller's closed tickets that can still be rated for the first time, last closed first. */
export async function listUnratedTickets(
  tx: Tx,
  caller: Caller,
): Promise<ResponseBody<'GET /tickets/unrated/user'>> {
  const rows = await tx
    .selectFrom('support_tickets')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('requester_id', '=', caller.userId)
    .where('status', '=', 'CLOSED')
    .where('rated_at', 'is', null)
    .where('merged_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('closed_at', 'desc')
    .orderBy('id')
    .limit(TICKETS_PER_PAGE)
    .execute();
  return { items: await toTicketSummaries(tx, toReader(caller), rows) };
}

const filterTickets = (tx: Tx, caller: Caller, { status, timePeriod, scope, requesters }: TicketFilter) =>
  tx
    .selectFrom('support_tickets')
    .where('account_id', '=', caller.accountId)
    .where('deleted_at', 'is', null)
    .where('kind', '=', 'USER')
    .$if(scope === 'USER_TICKETS', (query) => query.where(isOwnTicketSql(caller, requesters)))
    .$if(status !== null, (query) => query.where('status', '=', status ?? 'OPEN'))
    .$if(timePeriod !== null, (query) =>
      query.where(isInDateRangeSql(sql`created_at`, { from: timePeriod?.from, to: timePeriod?.to })),
    );

/** Returns the condition that a ticket or a message of it that its people see has the words, as `find_support_tickets`. */
function hasWordsSql(words: string) {
  const query = sql`websearch_to_tsquery('portuguese', ${words})`;
  return sql<boolean>`(
    support_tickets.search @@ ${query} or position(lower(${words}) in lower(title)) > 0
    or exists (
      select from support_messages m
      where m.account_id = support_tickets.account_id and m.ticket_id = support_tickets.id
        and not m.is_internal and m.search @@ ${query}))`;
}

function orderPage(
  query: ReturnType<typeof filterTickets>,
  { skipped, orderBy }: { skipped: number; orderBy: Wanted['orderBy'] },
) {
  const ordered = {
    RECENT: query.orderBy('updated_at', 'desc'),
    OLDEST: query.orderBy('created_at'),
    DUE: query.orderBy(sql`answer_due asc nulls last`).orderBy('updated_at', 'desc'),
  }[orderBy];
  return ordered
    .selectAll()
    .orderBy('id')
    .limit(TICKETS_PER_PAGE + 1)
    .offset(skipped);
}
