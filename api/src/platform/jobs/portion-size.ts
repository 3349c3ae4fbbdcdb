/**
 * Rows of the first portion of a job: after tries that ended before it did, half as many each time, so that one gets
 * somewhere before the next end.
 */
export const firstPortion = (rows: number, { attempt }: { attempt: number }): number =>
  Math.max(1, Math.floor(rows / 2 ** (attempt - 1)));
