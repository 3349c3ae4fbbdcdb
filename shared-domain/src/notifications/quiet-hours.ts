import { addDays, formatTime, toEpochMs, toIsoDate } from '../formats/dates';

/**
 * Hours of São Paulo in which a person is not disturbed, as `HH:MM`. They may pass midnight: from 20:00 until 07:00. Equal
 * times are the whole day.
 */
export interface QuietHours {
  from: string;
  until: string;
}

/** Checks whether an instant (epoch milliseconds) lies in somebody's quiet hours. */
export function isInQuietHours(ms: number, quietHours: QuietHours | null): boolean {
  if (!quietHours) return false;
  const { from, until } = quietHours;
  const time = formatTime(ms);
  return from < until ? time >= from && time < until : time >= from || time < until;
}

/**
 * Returns the first instant from `ms` on (epoch milliseconds) that lies outside somebody's quiet hours. With quiet hours
 * around the clock it is their next beginning, so that nothing waits for ever.
 */
export function skipQuietHours(ms: number, quietHours: QuietHours | null): number {
  if (!quietHours || !isInQuietHours(ms, quietHours)) return ms;
  const today = toIsoDate(ms);
  const end = toEpochMs(today, quietHours.until);
  return end > ms ? end : toEpochMs(addDays(today, 1), quietHours.until);
}

/** Hour of São Paulo at which the mail of the morning goes out. */
export const SUMMARY_TIME = '08:00';

/** Returns the next time of the mail of the morning after an instant, both in epoch milliseconds. */
export function getNextSummaryTime(ms: number): number {
  const today = toIsoDate(ms);
  const ofToday = toEpochMs(today, SUMMARY_TIME);
  return ofToday > ms ? ofToday : toEpochMs(addDays(today, 1), SUMMARY_TIME);
}
