import { toIsoDate } from '@girassol/shared-domain';

/** The first day a date of the form may name: today, or the one that is there already. */
export function earliestDate(now: number, present: string | null): string {
  const today = toIsoDate(now);
  return present !== null && present < today ? present : today;
}
