import { addDays } from '@girassol/shared-domain';
import type { Answer } from '@girassol/shared-domain/contract';
import { type SiteCount, siteCounts, sitePages, siteSources } from '@girassol/shared-domain/website';

export type Count = Answer<'GET /websites/figures/:userId'>['counts'][number];
export type Sums = Record<SiteCount, number>;

/** What was counted, by what it is. */
export function sumsOf(counts: readonly Count[]): Sums {
  const sums: Sums = { VISIT: 0, SIMULATION: 0, LEAD: 0 };
  for (const { what, count } of counts) sums[what] += count;
  return sums;
}

/** Days up to `today`, the oldest first, with what was counted on each. */
export function daysOf(counts: readonly Count[], today: string, days: number): { day: string; sums: Sums }[] {
  return Array.from({ length: days }, (_, place) => {
    const day = addDays(today, place - days + 1);
    return { day, sums: sumsOf(counts.filter((one) => one.day === day)) };
  });
}

/** What was counted in the days of a period, and in as many before it. `counts` reach back over both. */
export function periodsOf(
  counts: readonly Count[],
  today: string,
  days: number,
): { now: Sums; before: Sums } {
  const first = addDays(today, 1 - days);
  return {
    now: sumsOf(counts.filter(({ day }) => day >= first)),
    before: sumsOf(counts.filter(({ day }) => day < first)),
  };
}

/** How much more, or less, in parts of what it was; null where there was nothing to compare with. */
export const trendOf = (now: number, before: number): number | null =>
  before === 0 ? null : (now - before) / before;

export interface FigureRow {
  name: string;
  sums: Sums;
}

const hasAny = ({ sums }: FigureRow) => siteCounts.some((what) => sums[what] > 0);
const byVisits = (one: FigureRow, other: FigureRow) => other.sums.VISIT - one.sums.VISIT;

/** Where visitors came from, the most first. */
export const rowsBySource = (counts: readonly Count[]): FigureRow[] =>
  siteSources
    .map((name) => ({ name, sums: sumsOf(counts.filter(({ source }) => source === name)) }))
    .filter(hasAny)
    .sort(byVisits);

/** What they opened, the most first. */
export const rowsByPage = (counts: readonly Count[]): FigureRow[] =>
  sitePages
    .map((name) => ({ name, sums: sumsOf(counts.filter(({ page }) => page === name)) }))
    .filter(hasAny)
    .sort(byVisits);
