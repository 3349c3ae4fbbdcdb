import type { Caller, UserScope } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { toInstantSql, toLocalTimestampSql } from '@girassol/api-platform/days/days-in-sql';
import { type RawBuilder, sql } from 'kysely';
import { dealValueCents } from '../kanbans/deal-value-cents';
import { isOwnedInScopeSql } from './resolve-analytics-scope';

/** Number, amount (reais) and power (kWp) of the sales of one month, in the time of Brasília. */
export interface MonthTotals {
  sales: number;
  /** Reais. */
  amount: number;
  /** kWp */
  power: number;
}

/** Sales figures of the current month and the two months before, the current month first. */
export type ThreeMonthTotals = [MonthTotals, MonthTotals, MonthTotals];

const firstDay = sql`(date_trunc('month', ${toLocalTimestampSql(sql`now()`)}) - interval '2 months')`;
/** The instant the three months begin. */
const begin = toInstantSql(firstDay);

/** Loads number, amount and power of the deals registered in each of the last three months. */
export function loadGeneratedSalesTotals(
  tx: Tx,
  caller: Caller,
  scope: UserScope,
): Promise<ThreeMonthTotals> {
  return threeMonths(tx, caller, scope, {
    day: toLocalTimestampSql(sql`s.registered_at`),
    // Also what the index is made for.
    among: sql`s.registered_at >= ${begin}`,
  });
}

/**
 * Loads number, amount and power of the deals won in each of the last three months, by the date that the user
 * entered, or else the day on which the deal was marked as won.
 */
export function loadWonSalesTotals(tx: Tx, caller: Caller, scope: UserScope): Promise<ThreeMonthTotals> {
  return threeMonths(tx, caller, scope, {
    day: sql`coalesce(s.finished_date::timestamp, ${toLocalTimestampSql(sql`s.closed_at`)})`,
    // A finished day is never in the future, so what was won in these months was marked in or after them.
    among: sql`s.status = 'CLOSED' and s.closed_at >= ${begin}`,
  });
}

interface Measure {
  day: RawBuilder<unknown>;
  among: RawBuilder<unknown>;
}

async function threeMonths(
  tx: Tx,
  caller: Caller,
  scope: UserScope,
  { day, among }: Measure,
): Promise<ThreeMonthTotals> {
  const { rows } = await sql<MonthTotals & { ago: number }>`
    select ago, count(*)::int as sales, sum(amount)::float8 / 100 as amount, sum(power)::float8 as power
    from (
      select ${dealValueCents} as amount, s.power, 2 - (
        extract(year from age(date_trunc('month', ${day}), ${firstDay})) * 12 +
        extract(month from age(date_trunc('month', ${day}), ${firstDay})))::int as ago
      from sales s
      where s.account_id = ${caller.accountId} and s.type = 'SALES' and ${among} and ${isOwnedInScopeSql(scope, 's.owner_id')}
    ) dated
    where ago between 0 and 2
    group by ago`.execute(tx);
  const month = (ago: number): MonthTotals => {
    const { sales = 0, amount: reais = 0, power = 0 } = rows.find((row) => row.ago === ago) ?? {};
    return { sales, amount: reais, power };
  };
  return [month(0), month(1), month(2)];
}
