import { toIsoDate } from '@girassol/shared-domain';

/** The day of today where the day is asked for at all. */
export const finishedToday = (isAsked: boolean, now: number): string | null =>
  isAsked ? toIsoDate(now) : null;

/** What is sent of the day: nothing where it was not asked. */
export const finishedPart = (date: string | null) => (date === null ? {} : { finishedDate: date });
