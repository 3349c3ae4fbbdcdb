import { addDays } from '@girassol/shared-domain';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import {
  type SiteEventKind,
  siteEventKinds,
  sitePages,
  siteTrafficSources,
} from '@girassol/shared-domain/website';

/**
 * Number of visits, simulations or contacts of a site on one day, from one traffic source and on one page.
 */
export type SiteEventCount = ResponseBody<'GET /websites/figures/:userId'>['counts'][number];
/** Numbers of visits, simulations and contacts of a site, by kind. */
export type SiteEventSums = Record<SiteEventKind, number>;

/** Sums the site's counts by kind: visits, simulations and contacts. */
export function sumEventCountsByKind(counts: readonly SiteEventCount[]): SiteEventSums {
  const sums: SiteEventSums = { VISIT: 0, SIMULATION: 0, LEAD: 0 };
  for (const { what, count } of counts) sums[what] += count;
  return sums;
}

/**
 * Sums visits, simulations and contacts for each of the last `days` days up to `today` (`yyyy-mm-dd`), oldest
 * day first.
 */
export function groupCountsByDay(
  counts: readonly SiteEventCount[],
  today: string,
  days: number,
): { day: string; sums: SiteEventSums }[] {
  return Array.from({ length: days }, (_, place) => {
    const day = addDays(today, place - days + 1);
    return { day, sums: sumEventCountsByKind(counts.filter((one) => one.day === day)) };
  });
}

/**
 * Sums visits, simulations and contacts of the last `days` days, and of the same number of days before.
 * `counts` must cover both periods.
 */
export function sumCurrentAndPreviousPeriod(
  counts: readonly SiteEventCount[],
  today: string,
  days: number,
): { now: SiteEventSums; before: SiteEventSums } {
  const first = addDays(today, 1 - days);
  return {
    now: sumEventCountsByKind(counts.filter(({ day }) => day >= first)),
    before: sumEventCountsByKind(counts.filter(({ day }) => day < first)),
  };
}

/** Computes the relative change, for example 0.12 for 12 % more; null if `before` is 0. */
export const computeTrend = (now: number, before: number): number | null =>
  before === 0 ? null : (now - before) / before;

/**
 * Row of a table of site figures: a traffic source or a page, with its numbers of visits, simulations and
 * contacts.
 */
export interface FigureRow {
  name: string;
  sums: SiteEventSums;
}

const hasAny = ({ sums }: FigureRow) => siteEventKinds.some((what) => sums[what] > 0);
const compareVisits = (one: FigureRow, other: FigureRow) => other.sums.VISIT - one.sums.VISIT;

/**
 * Sums visits, simulations and contacts by traffic source (how visitors reached the site), most visits first.
 */
export const groupCountsBySource = (counts: readonly SiteEventCount[]): FigureRow[] =>
  siteTrafficSources
    .map((name) => ({ name, sums: sumEventCountsByKind(counts.filter(({ source }) => source === name)) }))
    .filter(hasAny)
    .sort(compareVisits);

/** Groups the counts by opened page, most visits first. */
export const groupCountsByPage = (counts: readonly SiteEventCount[]): FigureRow[] =>
  sitePages
    .map((name) => ({ name, sums: sumEventCountsByKind(counts.filter(({ page }) => page === name)) }))
    .filter(hasAny)
    .sort(compareVisits);
