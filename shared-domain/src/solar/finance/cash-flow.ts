import type { EnergyYearRow } from '../compensation/yearly-rows';
import type { Fraction, Reais } from '../units';

/**
 * Planned replacement of a part of the solar system (such as the inverter): year of the study, and cost in R$
 * at today's price.
 */
export interface EquipmentReplacement {
  /** 1 to 25. */
  year: number;
  cost: Reais;
}

/**
 * Running costs of a system: yearly maintenance as a share of the price, which grows with the tariffs, and
 * replacements of parts.
 */
export interface SystemRunningCosts {
  /** Operation and maintenance a year, as a share of the price; grows with the tariffs. */
  maintenance: Fraction;
  replacements: readonly EquipmentReplacement[];
}

/** Running costs of a solar system in one year, in R$: maintenance and replacements. */
export interface YearlyRunningCost {
  maintenance: Reais;
  replacement: Reais;
}

/**
 * Computes the running costs of a solar system in each year: maintenance `price · share · (1 + inflation)^(y
 * − 1)`, and the year's replacements without inflation.
 */
export function computeYearlyRunningCosts(
  price: Reais,
  { maintenance, replacements }: SystemRunningCosts,
  inflation: Fraction,
  years: number,
): YearlyRunningCost[] {
  return Array.from({ length: years }, (_, index) => ({
    maintenance: price * maintenance * (1 + inflation) ** index,
    replacement: replacements
      .filter(({ year }) => year === index + 1)
      .reduce((total, { cost }) => total + cost, 0),
  }));
}

/** Computes the flows of a cash purchase: `CF_0 = −price`, `CF_y = saving − maintenance − replacement`. */
export function computeCashFlows(
  price: Reais,
  rows: readonly EnergyYearRow[],
  costs: readonly YearlyRunningCost[],
): Reais[] {
  const later = rows.map(({ savings }, index) => {
    const cost = costs[index];
    return savings - (cost ? cost.maintenance + cost.replacement : 0);
  });
  return [-price, ...later];
}

/** Returns the running sums of cash flows, one sum for each flow. */
export function accumulateFlows(flows: readonly Reais[]): Reais[] {
  let total = 0;
  return flows.map((flow) => {
    total += flow;
    return total;
  });
}
