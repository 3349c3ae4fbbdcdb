import { PRODUCT_TIME_ZONE } from '@girassol/shared-domain';
import { type RawBuilder, sql } from 'kysely';

/**
 * Days and instants in SQL. A day is one of São Paulo, whatever zone the database lives in: a `date` that is compared with an
 * instant, or given to `at time zone`, is taken for midnight in the zone of the connection. So neither is written anywhere else.
 */
const zone = sql.lit(PRODUCT_TIME_ZONE);

/** A column or expression of SQL. */
type Expression = RawBuilder<unknown>;

/**
 * Returns the SQL expression for the local date and time in São Paulo of an instant, a `timestamp` without
 * time zone.
 */
export const toLocalTimestampSql = (instant: Expression): RawBuilder<string> =>
  sql`(${instant} at time zone ${zone})`;

/** Returns the SQL expression for the calendar day in São Paulo of an instant, a `date`. */
export const toDateSql = (instant: Expression): RawBuilder<string> =>
  sql`${toLocalTimestampSql(instant)}::date`;

/**
 * Returns the SQL expression for the instant of a local date and time in São Paulo, given as `timestamp`
 * without time zone.
 */
export const toInstantSql = (shown: Expression): RawBuilder<Date> =>
  sql`(${shown}::timestamp at time zone ${zone})`;

/** Range of calendar days, both included; an absent bound is open. */
export interface DateRange {
  from?: string | null | undefined;
  to?: string | null | undefined;
}

/**
 * Returns the SQL condition that an instant is within a range of calendar days, written so that an index on
 * the instant can be used.
 */
export function isInDateRangeSql(instant: Expression, { from, to }: DateRange): RawBuilder<boolean> {
  const conditions = [
    ...(from ? [sql`${instant} >= ${toInstantSql(sql`${from}::date`)}`] : []),
    ...(to ? [sql`${instant} < ${toInstantSql(sql`(${to}::date + 1)`)}`] : []),
  ];
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
}
