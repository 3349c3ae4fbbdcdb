import type { Fraction, Reais } from '../units';

/** The same money left at a rate: `I (1 + r)^y`, y from 0 to `years`. */
export function benchmarkLine(investment: Reais, rate: Fraction, years: number): Reais[] {
  return Array.from({ length: years + 1 }, (_, year) => investment * (1 + rate) ** year);
}

/** What the yearly flows become when each is put at a rate: `R(y) = R(y − 1)(1 + r) + CF_y`, one value a flow. */
export function reinvestedLine(flows: readonly Reais[], rate: Fraction): Reais[] {
  let value = 0;
  return flows.map((flow) => {
    value = value * (1 + rate) + flow;
    return value;
  });
}
