import type { BoardKind } from '@girassol/shared-domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database';
import { dayOf, isOnDays } from '../../platform/days/days-in-sql';
import { ownedBy } from '../kanbans/board-filter';
import { dealValue } from '../kanbans/deal-value';

/** Whose items of which board, and when. */
export interface Asked {
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

/** What a group of items adds up to: reais and kWp. */
export interface Group {
  items: number;
  amount: number;
  power: number;
}

export interface OpenGroup extends Group {
  owner_id: string;
  column_id: string;
}

export interface DatedGroup extends Group {
  /** `yyyy-mm` */
  month: string;
  /** In the period asked for; the months of the charts may go beyond it. */
  inside: boolean;
}

export interface FinishedGroup extends DatedGroup {
  owner_id: string;
  status: 'CLOSED' | 'LOST';
  reason: string | null;
  /** From registration to the end, of all its items together. */
  days: number;
}

const sums = sql`count(*)::int as items, sum(s.power)::float8 as power, sum(${dealValue})::float8 / 100 as amount`;
const registeredDay = dayOf(sql`s.registered_at`);

/** The first day of its month: cheaper for every row than its name, which only groups get. */
const monthOf = (day: ReturnType<typeof sql>) => sql`${day} - (date_part('day', ${day})::int - 1)`;

const ofBoard = ({ accountId, type, owners }: Asked) =>
  sql`s.account_id = ${accountId} and s.type = ${type} and ${ownedBy(type, owners)}`;

/** Is this day in the period? */
const inside = (day: ReturnType<typeof sql>, { start, end }: Asked) =>
  sql`(${start ? sql`${day} >= ${start}::date` : sql`true`} and ${end ? sql`${day} <= ${end}::date` : sql`true`})`;

/** The first day that any figure needs; undefined when the period has no beginning. */
const firstDay = ({ start, months: [first] }: Asked) =>
  start === null || first === undefined ? undefined : [start, `${first}-01`].sort()[0];

/** What is on the board, by owner and column. */
export async function countOpen(tx: Tx, asked: Asked): Promise<OpenGroup[]> {
  const { rows } = await sql<OpenGroup>`
    select s.owner_id, s.column_id, ${sums} from sales s
    where ${ofBoard(asked)} and s.status = 'IN_PROGRESS'
    group by s.owner_id, s.column_id`.execute(tx);
  return rows;
}

/** What was registered, by month. */
export async function countRegistered(tx: Tx, asked: Asked): Promise<DatedGroup[]> {
  const first = firstDay(asked);
  const { rows } = await sql<DatedGroup>`
    select to_char(first_day, 'YYYY-MM') as month, inside, items, amount, power
    from (
      select ${monthOf(sql`s.day`)} as first_day, ${inside(sql`s.day`, asked)} as inside, ${sums}
      from (select *, ${registeredDay} as day from sales s) s
      where ${ofBoard(asked)} and ${isOnDays(sql`s.registered_at`, { from: first })}
      group by 1, 2
    ) by_month`.execute(tx);
  return rows;
}

/** What was finished, by month, outcome, owner and reason. */
export async function countFinished(tx: Tx, asked: Asked): Promise<FinishedGroup[]> {
  const first = firstDay(asked);
  const { rows } = await sql<FinishedGroup>`
    select to_char(first_day, 'YYYY-MM') as month, inside, owner_id, status, reason, items, amount, power,
      days::float8 as days
    from (
      select ${monthOf(sql`s.closed_day`)} as first_day, ${inside(sql`s.closed_day`, asked)} as inside, s.owner_id, s.status,
        s.sale_lost_reason as reason, ${sums},
        sum(greatest(0, s.closed_day - ${registeredDay})) as days
      from sales s
      where ${ofBoard(asked)} and s.status <> 'IN_PROGRESS' and s.closed_day is not null
        and ${first ? sql`s.closed_day >= ${first}::date` : sql`true`}
      group by 1, 2, 3, 4, 5
    ) by_month`.execute(tx);
  return rows;
}

/** Names of owners by id; null for the manager, whom people know as GERENTE. */
export async function ownerNames(
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
