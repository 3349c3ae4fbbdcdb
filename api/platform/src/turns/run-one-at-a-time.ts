let last: Promise<unknown> = Promise.resolve();

/**
 * Runs work that needs megabytes of memory and yields to other requests between its steps, one work after the
 * other in this process. Several works at once would take turns with their steps and leave no turn to other
 * requests.
 */
export function runOneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work);
  last = next.catch(() => {});
  return next;
}
