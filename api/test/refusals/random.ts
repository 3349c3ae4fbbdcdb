/**
 * Source of random values for tests. The same seed gives the same values (mulberry32), so that a failure can
 * be repeated.
 */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  pick<T>(choices: readonly T[]): T;
}

export function createSeededRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    pick(choices) {
      const choice = choices[Math.floor(next() * choices.length)];
      if (choice === undefined) throw new RangeError('nothing to pick from');
      return choice;
    },
  };
}

/**
 * Picks `count` random choices, each at most once and in their order. Returns all choices if there are no
 * more than `count`.
 */
export function pickSome<T>(choices: readonly T[], count: number, random: Random): T[] {
  const left = [...choices];
  while (left.length > count) left.splice(Math.floor(random.next() * left.length), 1);
  return left;
}
