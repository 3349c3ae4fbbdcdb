import type { Fraction } from '../units';

/**
 * Returns the rate between `from` and `to` at which the value is zero; the values at both ends must have different
 * signs. Halves the interval to the precision of doubles.
 * @param valueAtFrom the value at `from`
 */
export function findRootByBisection(
  valueAt: (rate: Fraction) => number,
  from: Fraction,
  to: Fraction,
  valueAtFrom = valueAt(from),
): Fraction {
  let low = from;
  let high = to;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    const value = valueAt(middle);
    if (value === 0) return middle;
    if (Math.sign(value) === Math.sign(valueAtFrom)) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
