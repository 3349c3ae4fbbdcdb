import type { Fraction, Reais } from '../units';
import { bisect } from './bisect';
import { npv } from './npv';

const LOWEST: Fraction = -0.999;
const HIGHEST: Fraction = 10;

/** Rates that are tried for a change of sign: narrow steps where returns usually are, wider ones above 100 %. */
const grid: readonly Fraction[] = /*#__PURE__*/ ratesToTry();

function ratesToTry(): Fraction[] {
  const rates = [LOWEST];
  for (let step = -99; step <= 100; step += 1) rates.push(step / 100);
  for (let step = 11; step <= 100; step += 1) rates.push(step / 10);
  return rates.filter((rate) => rate <= HIGHEST);
}

/**
 * Internal rate of return (TIR), the rate at which `Σ CF_t / (1 + r)^t = 0`, between −99.9 % and 1,000 %.
 * Of several, the smallest that is not negative, else the one nearest to zero. Null: there is none.
 */
export function irr(flows: readonly Reais[]): Fraction | null {
  let negative: Fraction | null = null;
  let low = LOWEST;
  let valueLow = npv(flows, low);
  for (const high of grid) {
    const valueHigh = npv(flows, high);
    if (high > low && valueLow !== 0 && valueLow * valueHigh <= 0) {
      const root = bisect((rate) => npv(flows, rate), low, high, valueLow);
      if (root >= 0) return root;
      // Roots come in rising order: the last negative one is the nearest to zero.
      negative = root;
    }
    low = high;
    valueLow = valueHigh;
  }
  return negative;
}
