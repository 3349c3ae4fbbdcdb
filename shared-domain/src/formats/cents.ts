/**
 * Converts an amount in reais to whole cents and rounds half a cent up. Rounding uses the decimal value as
 * written: 1.005 gives 101 cents, although its binary number is slightly smaller.
 */
export function toCents(reais: number): number {
  const cents = reais * 100;
  return Number.isInteger(cents) ? cents : Math.round(Number(cents.toPrecision(15)));
}

/** Rounds an amount in reais as {@link toCents} does, and returns it in reais. */
export const roundToCents = (reais: number): number => toCents(reais) / 100;
