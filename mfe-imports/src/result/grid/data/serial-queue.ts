/** Creates a queue that runs asynchronous tasks one after the other, in order. A failed task does not stop the next. */
export function createSerialQueue(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next;
    return next;
  };
}
