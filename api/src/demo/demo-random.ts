/** Source of random values for demonstration data. The same seed gives the same values on every machine. */
export interface DemoRandom {
  /** In [0, 1). */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(choices: readonly [T, ...T[]]): T;
  digits(count: number): string;
  /** A version 7 UUID of an instant (epoch milliseconds). */
  id(ms: number): string;
}

/**
 * Creates a source of random values from a seed (Mulberry32), which is fast and even enough for names and
 * prices of the demonstration.
 */
export function createRandom(seed: number): DemoRandom {
  let state = seed;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const hex = (count: number) => Array.from({ length: count }, () => int(0, 15).toString(16)).join('');

  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (choices) => choices[int(0, choices.length - 1)] ?? choices[0],
    digits: (count) => Array.from({ length: count }, () => int(0, 9)).join(''),
    id(ms) {
      const time = Math.floor(ms).toString(16).padStart(12, '0');
      return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${int(8, 11).toString(16)}${hex(3)}-${hex(12)}`;
    },
  };
}
