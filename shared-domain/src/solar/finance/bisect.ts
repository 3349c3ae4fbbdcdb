import type { Fraction } from '../units';

/**
 * The rate between two whose values have different signs at which the value is zero: halves the interval until doubles end.
 * @param valueAtFrom the value at `from`
 */
export function bisect(
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
