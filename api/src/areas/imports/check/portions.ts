/**
 * Splits batches of rows into portions of the given size. The next batch is loaded while the current portion
 * is processed.
 */
export async function* splitIntoPortions<T>(
  source: AsyncIterable<readonly T[]>,
  size: number,
): AsyncGenerator<T[], void, undefined> {
  const rows = source[Symbol.asyncIterator]();
  const begin = () => {
    const next = rows.next();
    // Heard where it is waited for; until then nobody has to.
    next.catch(() => {});
    return next;
  };
  let portion: T[] = [];
  try {
    for (let next = begin(); ; ) {
      const { value, done } = await next;
      if (done) break;
      next = begin();
      for (const row of value) {
        portion.push(row);
        if (portion.length < size) continue;
        yield portion;
        portion = [];
      }
    }
    if (portion.length > 0) yield portion;
  } finally {
    await rows.return?.();
  }
}
