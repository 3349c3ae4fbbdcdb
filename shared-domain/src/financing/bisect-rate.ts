import type { Fraction } from './units';

const LOWEST: Fraction = -0.99;
const HIGHEST: Fraction = 1000;
/** Halvings until doubles end. */
const STEPS = 80;

/**
 * The rate at which a value that rises with it is zero. A debt's value rises: the higher the rate, the less later payments
 * weigh. Null: it has no zero between −99 % and 100,000 %.
 */
export function bisectRate(valueAt: (rate: Fraction) => number): Fraction | null {
  let low = LOWEST;
  let high = HIGHEST;
  if (!(valueAt(low) <= 0 && valueAt(high) >= 0)) return null;
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (valueAt(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
