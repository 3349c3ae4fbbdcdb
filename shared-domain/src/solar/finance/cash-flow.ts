import type { YearRow } from '../compensation/yearly-rows';
import type { Fraction, Reais } from '../units';

/** A part that is changed once, at today's price. */
export interface Replacement {
  /** 1 to 25. */
  year: number;
  cost: Reais;
}

/** What running the system costs. */
export interface RunningCosts {
  /** Operation and maintenance a year, as a share of the price; grows with the tariffs. */
  maintenance: Fraction;
  replacements: readonly Replacement[];
}

export interface YearlyCost {
  maintenance: Reais;
  replacement: Reais;
}

/** `om(y) = price · share · (1 + inflation)^(y − 1)`, and the replacements that fall in the year, not grown. */
export function yearlyCosts(
  price: Reais,
  { maintenance, replacements }: RunningCosts,
  inflation: Fraction,
  years: number,
): YearlyCost[] {
  return Array.from({ length: years }, (_, index) => ({
    maintenance: price * maintenance * (1 + inflation) ** index,
    replacement: replacements
      .filter(({ year }) => year === index + 1)
      .reduce((total, { cost }) => total + cost, 0),
  }));
}

/** Flows of a cash purchase: `CF_0 = −price`, `CF_y = saving − maintenance − replacement`. */
export function cashFlows(price: Reais, rows: readonly YearRow[], costs: readonly YearlyCost[]): Reais[] {
  const later = rows.map(({ savings }, index) => {
    const cost = costs[index];
    return savings - (cost ? cost.maintenance + cost.replacement : 0);
  });
  return [-price, ...later];
}

/** Running sum of flows, one value a flow. */
export function accumulated(flows: readonly Reais[]): Reais[] {
  let total = 0;
  return flows.map((flow) => {
    total += flow;
    return total;
  });
}
