/** `npm test -- full`: everything, as often as it takes. */
export const isFull = process.env.TEST_SCOPE === 'full';

/**
 * Tests something in `npm test -- full` alone: what a quicker test shows of the same code already, here the hard way, on the
 * other database or at another hour.
 */
export function testInFull(title: string, run: () => Promise<void>, timeout?: number): void {
  if (isFull) test(title, run, timeout);
}
