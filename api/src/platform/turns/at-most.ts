import { limitConcurrencyByKey, PRODUCT_KEY } from './by-key';

/**
 * Lets at most `most` works run at a time; others wait in line, and where the line is longer than `waiting` they are
 * refused with what `busy` says: who waits holds a file in memory. Where the account is known, `limitConcurrencyByKey`
 * keeps one account from taking every turn.
 */
export function atMost(
  most: number,
  waiting: number,
  busy: () => Error,
): <T>(work: () => Promise<T>) => Promise<T> {
  const run = limitConcurrencyByKey({
    max: most,
    maxQueued: waiting,
    maxQueuedPerKey: waiting,
    onFull: busy,
    onKeyFull: busy,
  });
  return (work) => run(PRODUCT_KEY, work);
}
