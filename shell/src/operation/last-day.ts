import type { ReleaseHour } from '@girassol/federation/operations';
import { TIME_ZONE } from '@girassol/shared-domain';
import { countText, timeText } from './figures-text';

const HOUR = 3_600_000;
const HOURS = 24;

/** One hour of an area, all its releases together. */
export interface DayHour {
  /** When it begins, epoch milliseconds. */
  at: number;
  opens: number;
  failures: number;
  /** Null in an hour without an open that went well. */
  meanOpenMs: number | null;
  versions: string[];
}

/** The 24 hours up to `now`, oldest first; the last is under way. */
export function lastDay(hours: readonly ReleaseHour[], now: number): DayHour[] {
  const first = Math.floor(now / HOUR - (HOURS - 1)) * HOUR;
  return Array.from({ length: HOURS }, (_, index) => {
    const at = first + index * HOUR;
    const parts = hours.filter((hour) => hour.at === at);
    const opens = sumOf(parts.map((part) => part.opens));
    const waited = sumOf(parts.map((part) => part.opens * (part.meanOpenMs ?? 0)));
    return {
      at,
      opens,
      failures: sumOf(parts.map((part) => part.failures)),
      meanOpenMs: opens > 0 ? waited / opens : null,
      versions: parts.map(({ version }) => version),
    };
  });
}

/** Where a moment stands in the day, from 0 to 1; null where it is not in it. */
export function placeInDay(day: readonly DayHour[], at: number): number | null {
  const [first] = day;
  const place = first ? (at - first.at) / (HOURS * HOUR) : -1;
  return place >= 0 && place <= 1 ? place : null;
}

const clock = new Intl.DateTimeFormat('pt-BR', { hour: 'numeric', timeZone: TIME_ZONE });

/** "14h". */
export const hourText = (at: number): string => `${Number(clock.format(at))}h`;

/** "14h: 34 aberturas, 2 falhas, 86 ms · 1.2.0". */
export function hourSummary({ at, opens, failures, meanOpenMs, versions }: DayHour): string {
  const all = opens + failures;
  if (all === 0) return `${hourText(at)}: nenhuma abertura`;
  const took = meanOpenMs === null ? '' : `, ${timeText(meanOpenMs)}`;
  const failed = failures > 0 ? `, ${countText(failures)} com falha` : '';
  return `${hourText(at)}: ${countText(all)} ${all === 1 ? 'abertura' : 'aberturas'}${failed}${took} · ${versions.join(', ')}`;
}

const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
