const FIRST_MS = 1_000;
const MAX_DELAY_MS = 30_000;

/** Returns the delay before the next try in milliseconds: 1 s, 2 s, 4 s, up to 30 s, with a random part. */
export function computeRetryDelay(attempt: number): number {
  const spread = 0.75 + Math.random() * 0.5;
  return Math.min(MAX_DELAY_MS, FIRST_MS * 2 ** attempt) * spread;
}
