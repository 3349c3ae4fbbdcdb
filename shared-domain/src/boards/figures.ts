/** Won deals of a month in percent of those generated in it, at most 100. No deals generated: 0. */
export function conversion(won: number, generated: number): number {
  return generated > 0 ? Math.min(100, (won / generated) * 100) : 0;
}

/** Won items in percent of all that ended, won or lost. None ended: 0. */
export function shareWon(won: number, ended: number): number {
  return ended > 0 ? (won / ended) * 100 : 0;
}

/**
 * Change from the month before, in percent with its sign. From nothing to something is 100: there is no share of
 * nothing. No change counts as positive.
 */
export function monthDelta(current: number, previous: number): { delta: number; deltaIsPositive: boolean } {
  const fromNothing = current > 0 ? 100 : 0;
  const delta = previous > 0 ? ((current - previous) / previous) * 100 : fromNothing;
  return { delta, deltaIsPositive: delta >= 0 };
}
