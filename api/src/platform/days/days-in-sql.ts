import { TIME_ZONE } from '@girassol/shared-domain';
import { type RawBuilder, sql } from 'kysely';

/**
 * Days and instants in SQL. A day is one of São Paulo, whatever zone the database lives in: a `date` that is compared with an
 * instant, or given to `at time zone`, is taken for midnight in the zone of the connection. So neither is written anywhere else.
 */
const zone = sql.lit(TIME_ZONE);

/** A column or expression of SQL. */
type Expression = RawBuilder<unknown>;

/** Returns date and time of São Paulo at an instant: a `timestamp` without a zone. */
export const wallClock = (instant: Expression): RawBuilder<string> => sql`(${instant} at time zone ${zone})`;

/** Returns the day of an instant in São Paulo: a `date`. */
export const dayOf = (instant: Expression): RawBuilder<string> => sql`${wallClock(instant)}::date`;

/** Returns the instant at which the clocks of São Paulo show a `timestamp` without a zone. */
export const instantAt = (shown: Expression): RawBuilder<Date> =>
  sql`(${shown}::timestamp at time zone ${zone})`;

/** Days of the calendar, both included; without one of them there is no such bound. */
export interface Days {
  from?: string | null | undefined;
  to?: string | null | undefined;
}

/** Tells whether an instant is on one of these days. An index on the instant serves it. */
export function isOnDays(instant: Expression, { from, to }: Days): RawBuilder<boolean> {
  const conditions = [
    ...(from ? [sql`${instant} >= ${instantAt(sql`${from}::date`)}`] : []),
    ...(to ? [sql`${instant} < ${instantAt(sql`(${to}::date + 1)`)}`] : []),
  ];
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
}
