/** True if the tests run as `npm test -- full`, which runs all tests, also slow and repeated ones. */
export const isFullRun = process.env.TEST_SCOPE === 'full';

/**
 * Adds a test that runs only in `npm test -- full`. A quicker test covers the same code in every run; this
 * test covers it on another database, at another hour or with more load.
 */
export function testInFullRun(title: string, run: () => Promise<void>, timeout?: number): void {
  if (isFullRun) test(title, run, timeout);
}
