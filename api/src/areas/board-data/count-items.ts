import type { Tx } from '@girassol/api-platform/database';
import { isInDateRangeSql, toDateSql } from '@girassol/api-platform/days/days-in-sql';
import type { BoardKind } from '@girassol/shared-domain';
import { sql } from 'kysely';
import { buildOwnersCondition } from '../kanbans/board-filter';
import { dealValueCents } from '../kanbans/deal-value-cents';

/** Query for the figures of a board: account, kind of board, owners, period, and the months of the charts. */
export interface BoardDataQuery {
  accountId: string;
  type: BoardKind;
  /** Null: everybody. */
  owners: string[] | null;
  /** `yyyy-mm-dd`; null has no bound. */
  start: string | null;
  end: string | null;
  /** `yyyy-mm`, oldest first. */
  months: string[];
}

/** Totals of a group of items: number, reais and kWp. */
export interface ItemGroupTotals {
  items: number;
  amount: number;
  power: number;
}

/** Totals of the open items of one owner in one column of a board. */
export interface OpenItemGroup extends ItemGroupTotals {
  owner_id: string;
  column_id: string;
}

/** Totals of the items of a board that were registered, or finished, in one month. */
export interface MonthlyItemGroup extends ItemGroupTotals {
  /** `yyyy-mm` */
  month: string;
  /** In the period asked for; the months of the charts may go beyond it. */
  inside: boolean;
}

/** Totals of the items of a board that one owner finished in one month with the same outcome and reason. */
export interface FinishedItemGroup extends MonthlyItemGroup {
  owner_id: string;
  status: 'CLOSED' | 'LOST';
  reason: string | null;
  /** From registration to the end, of all its items together. */
  days: number;
}

const sums = sql`count(*)::int as items, sum(s.power)::float8 as power, sum(${dealValueCents})::float8 / 100 as amount`;
const registeredDay = toDateSql(sql`s.registered_at`);

/** Returns the SQL of the first day of the month, which is cheaper per row than the month's name. */
const toFirstDayOfMonthSql = (day: ReturnType<typeof sql>) =>
  sql`${day} - (date_part('day', ${day})::int - 1)`;

const ofBoard = ({ accountId, type, owners }: BoardDataQuery) =>
  sql`s.account_id = ${accountId} and s.type = ${type} and ${buildOwnersCondition(type, owners)}`;

/** Is this day in the period? */
const inside = (day: ReturnType<typeof sql>, { start, end }: BoardDataQuery) =>
  sql`(${start ? sql`${day} >= ${start}::date` : sql`true`} and ${end ? sql`${day} <= ${end}::date` : sql`true`})`;

/** The first day that any figure needs; undefined when the period has no beginning. */
const firstDay = ({ start, months: [first] }: BoardDataQuery) =>
  start === null || first === undefined ? undefined : [start, `${first}-01`].sort()[0];

/** Loads number, amount and power of the open items of a board, by owner and column. */
export async function loadOpenItemGroups(tx: Tx, asked: BoardDataQuery): Promise<OpenItemGroup[]> {
  const { rows } = await sql<OpenItemGroup>`
    select s.owner_id, s.column_id, ${sums} from sales s
    where ${ofBoard(asked)} and s.status = 'IN_PROGRESS'
    group by s.owner_id, s.column_id`.execute(tx);
  return rows;
}

/**
 * Loads number, amount and power of the items of a board, by the month in which the items were registered.
 */
export async function loadRegisteredItemGroups(tx: Tx, asked: BoardDataQuery): Promise<MonthlyItemGroup[]> {
  const first = firstDay(asked);
  const { rows } = await sql<MonthlyItemGroup>`
    select to_char(first_day, 'YYYY-MM') as month, inside, items, amount, power
    from (
      select ${toFirstDayOfMonthSql(sql`s.day`)} as first_day, ${inside(sql`s.day`, asked)} as inside, ${sums}
      from (select *, ${registeredDay} as day from sales s) s
      where ${ofBoard(asked)} and ${isInDateRangeSql(sql`s.registered_at`, { from: first })}
      group by 1, 2
    ) by_month`.execute(tx);
  return rows;
}

/**
 * Loads number, amount and power of the won and lost items of a board, by month of the outcome, owner and
 * reason of the loss.
 */
export async function loadFinishedItemGroups(tx: Tx, asked: BoardDataQuery): Promise<FinishedItemGroup[]> {
  const first = firstDay(asked);
  const { rows } = await sql<FinishedItemGroup>`
    select to_char(first_day, 'YYYY-MM') as month, inside, owner_id, status, reason, items, amount, power,
      days::float8 as days
    from (
      select ${toFirstDayOfMonthSql(sql`s.closed_day`)} as first_day, ${inside(sql`s.closed_day`, asked)} as inside, s.owner_id, s.status,
        s.sale_lost_reason as reason, ${sums},
        sum(greatest(0, s.closed_day - ${registeredDay})) as days
      from sales s
      where ${ofBoard(asked)} and s.status <> 'IN_PROGRESS' and s.closed_day is not null
        and ${first ? sql`s.closed_day >= ${first}::date` : sql`true`}
      group by 1, 2, 3, 4, 5
    ) by_month`.execute(tx);
  return rows;
}

/**
 * Loads the names of users by id, for the figures of a board. The name is null for the manager, who is
 * displayed as GERENTE.
 */
export async function loadOwnerNames(
  tx: Tx,
  accountId: string,
  ids: string[],
): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map();
  const users = await tx
    .selectFrom('users')
    .select(['id', 'name', 'type'])
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .execute();
  return new Map(users.map(({ id, name, type }) => [id, type === 'MANAGER' ? null : name]));
}
