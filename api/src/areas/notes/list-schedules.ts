import { type Caller, resolveUserScope } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { isInDateRangeSql } from '@girassol/api-platform/days/days-in-sql';
import { formatClock } from '@girassol/api-platform/days/format-clock';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { type BoardKind, boardDescriptions, toIsoDate } from '@girassol/shared-domain';
import {
  type ParsedRequestBody,
  type ResponseBody,
  SCHEDULES_PER_PAGE,
} from '@girassol/shared-domain/contract';
import { type RawBuilder, sql } from 'kysely';
import { requireBoardAccess } from '../kanbans/board-access';
import { buildOwnersCondition } from '../kanbans/board-filter';

const FILTERED = 'POST /notes/schedules/filtered/:userId/:multiplier';

type Filter = ParsedRequestBody<typeof FILTERED>;
type Page = ResponseBody<typeof FILTERED>;

/** An agenda shows a line or two of a note, which may have ten thousand characters. */
const MAX_CONTENT_LENGTH = 200;

interface FoundSchedule {
  id: string;
  content: string;
  note_type: string;
  is_private: boolean;
  version: number;
  day: string;
  at: Date;
  time_start: string | null;
  time_end: string | null;
  sale_id: string;
  sale_number: number;
  sale_name: string;
  customer_id: string;
  customer_name: string;
  user_id: string;
  user_name: string;
  owner_id: string;
  owner_name: string;
}

/**
 * Lists a page of the scheduled notes of a board from today on, soonest first, for one user or the company.
 * The day changes by the time of São Paulo.
 */
export function listUpcomingSchedules(
  tx: Tx,
  caller: Caller,
  { userId, multiplier, type }: { userId: string; multiplier: number; type: BoardKind },
): Promise<Page> {
  const filter = {
    searchValue: '',
    noteType: 'ALL',
    filter1Active: false,
    type,
    pageSize: SCHEDULES_PER_PAGE,
  };
  return findSchedules(tx, caller, { fetchId: userId, multiplier, filter, from: toIsoDate(Date.now()) });
}

/**
 * Lists a page of the scheduled notes of a board for a user, a team or the company, filtered by period, text
 * and type.
 */
export function listSchedules(
  tx: Tx,
  caller: Caller,
  { userId, multiplier }: { userId: string; multiplier: number },
  filter: Filter,
): Promise<Page> {
  return findSchedules(tx, caller, { fetchId: filter.fetchId ?? userId, multiplier, filter });
}

async function findSchedules(
  tx: Tx,
  caller: Caller,
  wanted: { fetchId: string; multiplier: number; filter: Filter; from?: string },
): Promise<Page> {
  const { fetchId, multiplier, filter, from } = wanted;
  const { type, pageSize } = filter;
  requireBoardAccess(caller, type);
  // Everything of the scope is about items that the caller may open: the two follow the same rule.
  const { userIds } = await resolveUserScope(tx, caller, fetchId, boardDescriptions[type].managerPermission);

  const conditions = [
    sql`n.account_id = ${caller.accountId}`,
    sql`n.notification_at is not null`,
    sql`s.type = ${type}`,
    buildOwnersCondition(type, userIds),
    ...narrowing(filter),
  ];
  if (from) conditions.push(isInDateRangeSql(sql`n.notification_at`, { from }));
  const { rows } = await sql<FoundSchedule>`
    select n.id, left(n.content, ${MAX_CONTENT_LENGTH}) as content, n.type as note_type, n.is_private, n.version,
      n.notification_date::text as day, n.notification_at as at, n.time_start, n.time_end,
      s.id as sale_id, s.number as sale_number, s.name as sale_name,
      c.id as customer_id, c.name as customer_name,
      u.id as user_id, u.name as user_name, o.id as owner_id, o.name as owner_name
    from notes n
    join sales s on s.account_id = n.account_id and s.id = n.sale_id
    join customers c on c.account_id = s.account_id and c.id = s.customer_id
    join users u on u.account_id = n.account_id and u.id = n.user_id
    join users o on o.account_id = s.account_id and o.id = s.owner_id
    where ${sql.join(conditions, sql` and `)}
    order by n.notification_at, n.id
    limit ${pageSize + 1} offset ${(multiplier - 1) * pageSize}`.execute(tx);

  return {
    schedules: rows.slice(0, pageSize).map((row) => toSchedule(row, type)),
    hasMoreItems: rows.length > pageSize,
  };
}

/** Conditions on `n`, a note, `s`, its item, and `c`, the customer. */
function narrowing({ searchValue, noteType, filter1Active, filter1Value }: Filter): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [];
  if (noteType !== 'ALL') conditions.push(sql`n.type = ${noteType}`);
  if (searchValue !== '') {
    const pattern = sql`search_pattern(${searchValue})`;
    conditions.push(sql`(search_text(n.content) like ${pattern} or search_text(s.name) like ${pattern}
      or c.name_key like ${pattern})`);
  }
  if (filter1Active && filter1Value) {
    const { start, end } = filter1Value;
    if (start > end) throw new Refusal(400, 'O início do período deve ser anterior ao fim.');
    conditions.push(isInDateRangeSql(sql`n.notification_at`, { from: start, to: end }));
  }
  return conditions;
}

function toSchedule(row: FoundSchedule, type: BoardKind): Page['schedules'][number] {
  return {
    _id: row.id,
    sale: { _id: row.sale_id, type, id: row.sale_number, name: row.sale_name },
    customer: { _id: row.customer_id, name: row.customer_name },
    type: row.note_type,
    content: row.content,
    notificationDate: row.day,
    notificationTimestamp: row.at.getTime(),
    notificationTimeStart: formatClock(row.time_start),
    notificationTimeEnd: formatClock(row.time_end),
    isPrivate: row.is_private,
    version: row.version,
    user: { _id: row.user_id, personalData: { name: row.user_name } },
    owner: { _id: row.owner_id, personalData: { name: row.owner_name } },
  };
}
