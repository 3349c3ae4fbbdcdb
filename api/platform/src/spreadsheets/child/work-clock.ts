/**
 * Creates a time limit that counts only the time while given work is pending, and calls `onLate` once after
 * `ms` milliseconds of work.
 */
export function createWorkTimeLimit(ms: number, onLate: () => void): <T>(work: Promise<T>) => Promise<T> {
  let left = ms;
  return async (work) => {
    const from = performance.now();
    const timer = setTimeout(onLate, left);
    try {
      return await work;
    } finally {
      clearTimeout(timer);
      left = Math.max(1, left - (performance.now() - from));
    }
  };
}
