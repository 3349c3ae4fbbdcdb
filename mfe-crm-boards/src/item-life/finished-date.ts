import { toIsoDate } from '@girassol/shared-domain';

/** Returns today as the default finishing date (`yyyy-mm-dd`); null if the form does not ask for the date. */
export const getDefaultFinishedDate = (isAsked: boolean, now: number): string | null =>
  isAsked ? toIsoDate(now) : null;

/** Builds the request part with the finishing date; an empty object if `date` is null. */
export const buildFinishedDatePart = (date: string | null) => (date === null ? {} : { finishedDate: date });
