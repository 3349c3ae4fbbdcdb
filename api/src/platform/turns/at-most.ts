/**
 * Lets at most `most` works run at a time; others wait in line, and where the line is longer than `waiting` they are
 * refused with what `busy` says: who waits holds a file in memory.
 */
export function atMost(
  most: number,
  waiting: number,
  busy: () => Error,
): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const line: (() => void)[] = [];
  return async (work) => {
    if (running >= most) {
      if (line.length >= waiting) throw busy();
      // Who ends hands the place over, so that nobody comes in between.
      await new Promise<void>((resolve) => line.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
