import { addDays, isBusinessDay, toEpochMs, toIsoDate } from '@girassol/shared-domain';

/** Hours of support on a business day, in São Paulo. */
const WINDOWS = [
  ['08:00', '12:00'],
  ['13:00', '18:00'],
] as const;
const MINUTE_MS = 60_000;

/** Minutes of support on a business day. */
export const WORKING_MINUTES_PER_DAY = 9 * 60;

/** Lists the hours of support of a day, as epoch milliseconds; none on weekends and national holidays. */
const listWindows = (day: string): [from: number, to: number][] =>
  isBusinessDay(day) ? WINDOWS.map(([from, to]) => [toEpochMs(day, from), toEpochMs(day, to)]) : [];

/**
 * Returns the instant (epoch milliseconds) at which `minutes` minutes of support have passed since `from`. Throws a
 * RangeError if `minutes` is negative or not a number.
 */
export function addWorkingMinutes(from: number, minutes: number): number {
  if (!(minutes >= 0)) throw new RangeError(`Not a number of minutes: ${minutes}`);
  let left = minutes * MINUTE_MS;
  for (let day = toIsoDate(from); ; day = addDays(day, 1)) {
    for (const [opens, closes] of listWindows(day)) {
      const begin = Math.max(opens, from);
      if (begin >= closes) continue;
      if (left <= closes - begin) return begin + left;
      left -= closes - begin;
    }
  }
}

/** Counts the minutes of support between two instants (epoch milliseconds); 0 if `to` is not after `from`. */
export function countWorkingMinutes(from: number, to: number): number {
  let ms = 0;
  const last = toIsoDate(to);
  for (let day = toIsoDate(from); day <= last; day = addDays(day, 1))
    for (const [opens, closes] of listWindows(day))
      ms += Math.max(0, Math.min(closes, to) - Math.max(opens, from));
  return Math.floor(ms / MINUTE_MS);
}
