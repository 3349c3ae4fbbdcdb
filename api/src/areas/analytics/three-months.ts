import { type RawBuilder, sql } from 'kysely';
import type { Caller, Scope } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { instantAt, wallClock } from '../../platform/days/days-in-sql';
import { dealValue } from '../kanbans/deal-value';
import { ownedIn } from './analytics-scope';

/** Figures of the current month and the two before it, the current one first. Months are those of Brasília. */
export interface Month {
  sales: number;
  /** Reais. */
  amount: number;
  /** kWp */
  power: number;
}

export type ThreeMonths = [Month, Month, Month];

const firstDay = sql`(date_trunc('month', ${wallClock(sql`now()`)}) - interval '2 months')`;
/** The instant the three months begin. */
const begin = instantAt(firstDay);

/** Sales registered in each month. */
export function generatedSales(tx: Tx, caller: Caller, scope: Scope): Promise<ThreeMonths> {
  return threeMonths(tx, caller, scope, {
    day: wallClock(sql`s.registered_at`),
    // Also what the index is made for.
    among: sql`s.registered_at >= ${begin}`,
  });
}

/** Sales won in each month: by the day the person named, or the day it was marked. */
export function wonSales(tx: Tx, caller: Caller, scope: Scope): Promise<ThreeMonths> {
  return threeMonths(tx, caller, scope, {
    day: sql`coalesce(s.finished_date::timestamp, ${wallClock(sql`s.closed_at`)})`,
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
  scope: Scope,
  { day, among }: Measure,
): Promise<ThreeMonths> {
  const { rows } = await sql<Month & { ago: number }>`
    select ago, count(*)::int as sales, sum(amount)::float8 / 100 as amount, sum(power)::float8 as power
    from (
      select ${dealValue} as amount, s.power, 2 - (
        extract(year from age(date_trunc('month', ${day}), ${firstDay})) * 12 +
        extract(month from age(date_trunc('month', ${day}), ${firstDay})))::int as ago
      from sales s
      where s.account_id = ${caller.accountId} and s.type = 'SALES' and ${among} and ${ownedIn(scope, 's.owner_id')}
    ) dated
    where ago between 0 and 2
    group by ago`.execute(tx);
  const month = (ago: number): Month => {
    const { sales = 0, amount: reais = 0, power = 0 } = rows.find((row) => row.ago === ago) ?? {};
    return { sales, amount: reais, power };
  };
  return [month(0), month(1), month(2)];
}
