/**
 * Returns the deals won in a month as a percentage of the deals registered in the month, at most 100; 0 if no
 * deals were registered.
 */
export function computeConversionPercent(won: number, generated: number): number {
  return generated > 0 ? Math.min(100, (won / generated) * 100) : 0;
}

/** Returns the won items as a percentage of all ended items, won or lost; 0 if none ended. */
export function computeWonPercent(won: number, ended: number): number {
  return ended > 0 ? (won / ended) * 100 : 0;
}

/**
 * Returns the change of a figure against the previous month as a signed percentage, and whether the change is
 * positive. A change from zero to any larger number is 100 %. No change counts as positive.
 */
export function computeMonthlyChangePercent(
  current: number,
  previous: number,
): { delta: number; deltaIsPositive: boolean } {
  const fromNothing = current > 0 ? 100 : 0;
  const delta = previous > 0 ? ((current - previous) / previous) * 100 : fromNothing;
  return { delta, deltaIsPositive: delta >= 0 };
}
