import type { Fraction, Reais } from '../units';
import { findRootByBisection } from './bisect';
import { computeNpv } from './npv';

const MIN_RATE: Fraction = -0.999;
const MAX_RATE: Fraction = 10;

/** Rates that are tried for a change of sign: narrow steps where returns usually are, wider ones above 100 %. */
const grid: readonly Fraction[] = /*#__PURE__*/ ratesToTry();

function ratesToTry(): Fraction[] {
  const rates = [MIN_RATE];
  for (let step = -99; step <= 100; step += 1) rates.push(step / 100);
  for (let step = 11; step <= 100; step += 1) rates.push(step / 10);
  return rates.filter((rate) => rate <= MAX_RATE);
}

/**
 * Returns the internal rate of return (TIR) of cash flows: the rate r between −99.9 % and 1,000 % at which `Σ
 * CF_t / (1 + r)^t = 0`. If several rates solve the equation, returns the smallest non-negative rate, else
 * the rate nearest to zero. Null without a solution.
 */
export function computeIrr(flows: readonly Reais[]): Fraction | null {
  let negative: Fraction | null = null;
  let low = MIN_RATE;
  let valueLow = computeNpv(flows, low);
  for (const high of grid) {
    const valueHigh = computeNpv(flows, high);
    if (high > low && valueLow !== 0 && valueLow * valueHigh <= 0) {
      const root = findRootByBisection((rate) => computeNpv(flows, rate), low, high, valueLow);
      if (root >= 0) return root;
      // Roots come in rising order: the last negative one is the nearest to zero.
      negative = root;
    }
    low = high;
    valueLow = valueHigh;
  }
  return negative;
}
