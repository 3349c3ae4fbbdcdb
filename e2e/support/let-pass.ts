/**
 * Waits a number of milliseconds. Only for tests of time itself (how long a person reads, or that no further
 * request follows); other tests wait for a visible change.
 */
export const waitMilliseconds = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
