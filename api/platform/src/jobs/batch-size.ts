/**
 * Computes the number of rows in the first batch of a job: half as many after each attempt that was interrupted, so
 * that one attempt progresses before the next interruption.
 */
export const computeFirstBatchSize = (rows: number, { attempt }: { attempt: number }): number =>
  Math.max(1, Math.floor(rows / 2 ** (attempt - 1)));
