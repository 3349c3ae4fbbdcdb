import type { HourlyReleaseFigures } from '@girassol/federation/operations';
import { PRODUCT_TIME_ZONE } from '@girassol/shared-domain';
import { formatCount, formatMilliseconds } from './figures-text';

const HOUR = 3_600_000;
const HOURS = 24;

/** Figures of one hour of an area, over all its releases. */
export interface HourFigures {
  /** Start of the hour, epoch milliseconds. */
  at: number;
  opens: number;
  failures: number;
  /** Null in an hour without an open that went well. */
  meanOpenMs: number | null;
  versions: string[];
}

/**
 * Sums the figures of an area's releases into the 24 hours up to `now` (epoch milliseconds), oldest first.
 * The last hour is incomplete.
 */
export function buildHoursOfLastDay(hours: readonly HourlyReleaseFigures[], now: number): HourFigures[] {
  const first = Math.floor(now / HOUR - (HOURS - 1)) * HOUR;
  return Array.from({ length: HOURS }, (_, index) => {
    const at = first + index * HOUR;
    const parts = hours.filter((hour) => hour.at === at);
    const opens = sumValues(parts.map((part) => part.opens));
    const waited = sumValues(parts.map((part) => part.opens * (part.meanOpenMs ?? 0)));
    return {
      at,
      opens,
      failures: sumValues(parts.map((part) => part.failures)),
      meanOpenMs: opens > 0 ? waited / opens : null,
      versions: parts.map(({ version }) => version),
    };
  });
}

/**
 * Returns the position of a time within the hours of `day` as a share from 0 to 1; null for a time before or
 * after them.
 */
export function getPositionInDay(day: readonly HourFigures[], at: number): number | null {
  const [first] = day;
  const place = first ? (at - first.at) / (HOURS * HOUR) : -1;
  return place >= 0 && place <= 1 ? place : null;
}

const clock = new Intl.DateTimeFormat('pt-BR', { hour: 'numeric', timeZone: PRODUCT_TIME_ZONE });

/** Formats an hour: "14h". */
export const formatHour = (at: number): string => `${Number(clock.format(at))}h`;

/** Describes the figures of an hour: "14h: 34 aberturas, 2 falhas, 86 ms · 1.2.0". */
export function describeHour({ at, opens, failures, meanOpenMs, versions }: HourFigures): string {
  const all = opens + failures;
  if (all === 0) return `${formatHour(at)}: nenhuma abertura`;
  const took = meanOpenMs === null ? '' : `, ${formatMilliseconds(meanOpenMs)}`;
  const failed = failures > 0 ? `, ${formatCount(failures)} com falha` : '';
  return `${formatHour(at)}: ${formatCount(all)} ${all === 1 ? 'abertura' : 'aberturas'}${failed}${took} · ${versions.join(', ')}`;
}

const sumValues = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
