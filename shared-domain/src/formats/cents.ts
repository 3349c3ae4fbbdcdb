/**
 * Rounds an amount in reais to whole cents, half a cent up, on the decimal value that was written: 1.005 is 101 cents, although
 * the binary number beside it is a little less.
 */
export function toCents(reais: number): number {
  const cents = reais * 100;
  return Number.isInteger(cents) ? cents : Math.round(Number(cents.toPrecision(15)));
}
