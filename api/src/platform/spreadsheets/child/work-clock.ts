/** A clock that runs only while something is waited for; when its time is over it says so, once. */
export function workClock(ms: number, onLate: () => void): <T>(work: Promise<T>) => Promise<T> {
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
