import type { Tx } from '@girassol/api-platform/database';
import { toInstantSql } from '@girassol/api-platform/days/days-in-sql';
import type { PromiseSum, RatingSum, SupportFigures } from '@girassol/support-domain/contract';
import type { PromiseKind } from '@girassol/support-domain/tickets';
import { sql } from 'kysely';

const DAYS = 7;
const STARS_PER_RATING = 0.5;

interface SubjectRow {
  /** `yyyy-mm-dd`, as dates come from the database. */
  day: string | null;
  attendant_id: string | null;
  attendant_name: string | null;
}

type PromiseRow = SubjectRow & {
  kind: PromiseKind;
  total: number;
  kept: number;
  median_minutes: number | null;
};
type RatingRow = SubjectRow & { total: number; average: number };

/** Loads the figures of the seven days that begin with `from`; empty for a caller who is no administrator. */
export async function loadFigures(tx: Tx, from: string): Promise<SupportFigures> {
  const begins = toInstantSql(sql`${from}::date`);
  const ends = toInstantSql(sql`(${from}::date + ${DAYS}::int)`);
  const { rows: promises } = await sql<PromiseRow>`
    select * from sum_support_promises(${begins}, ${ends}) order by day, attendant_name`.execute(tx);
  const { rows: ratings } = await sql<RatingRow>`
    select * from sum_support_ratings(${begins}, ${ends}) order by day, attendant_name`.execute(tx);
  const isDay = ({ day }: SubjectRow) => day !== null;
  return {
    byDay: {
      promises: promises.filter(isDay).map(toPromiseSum),
      ratings: ratings.filter(isDay).map(toRatingSum),
    },
    byAttendant: {
      promises: promises.filter((row) => !isDay(row)).map(toPromiseSum),
      ratings: ratings.filter((row) => !isDay(row)).map(toRatingSum),
    },
  };
}

const toSubject = ({ day, attendant_id, attendant_name }: SubjectRow) => ({
  day,
  attendant: attendant_id === null ? null : { _id: attendant_id, name: attendant_name ?? '' },
});

const toPromiseSum = (row: PromiseRow): PromiseSum => ({
  ...toSubject(row),
  kind: row.kind,
  total: row.total,
  kept: row.kept,
  medianMinutes: row.median_minutes,
});

const toRatingSum = (row: RatingRow): RatingSum => ({
  ...toSubject(row),
  total: row.total,
  stars: row.average * STARS_PER_RATING,
});
