const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** How long to wait before the next try, in ms: 1 s, 2 s, 4 s ... 30 s, a little apart for every browser. */
export function backOff(attempt: number): number {
  const spread = 0.75 + Math.random() * 0.5;
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt) * spread;
}
