import type { Fraction, Reais } from '../units';

/** Returns the value of an investment that grows at a yearly rate: `I (1 + r)^y`, for y from 0 to `years`. */
export function computeCompoundGrowth(investment: Reais, rate: Fraction, years: number): Reais[] {
  return Array.from({ length: years + 1 }, (_, year) => investment * (1 + rate) ** year);
}

/**
 * Returns the accumulated value after each year if yearly cash flows are reinvested at a rate: `R(y) = R(y −
 * 1)(1 + r) + CF_y`.
 */
export function computeReinvestedFlows(flows: readonly Reais[], rate: Fraction): Reais[] {
  let value = 0;
  return flows.map((flow) => {
    value = value * (1 + rate) + flow;
    return value;
  });
}
