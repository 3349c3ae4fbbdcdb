import { toIsoDate } from '@girassol/shared-domain';

/**
 * Returns the earliest day that a date field of the item form allows (`yyyy-mm-dd`): today, or the saved day
 * `present` if that day is already past.
 */
export function getEarliestAllowedDate(now: number, present: string | null): string {
  const today = toIsoDate(now);
  return present !== null && present < today ? present : today;
}
