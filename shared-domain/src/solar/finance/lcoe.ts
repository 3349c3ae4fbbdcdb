import type { Fraction, Kwh, Reais, ReaisPerKwh } from '../units';

/**
 * Returns the levelised cost of energy in R$/kWh: `[I + Σ cost_y/(1+r)^y] / Σ gen_y/(1+r)^y`, y from 1. At a
 * rate of 0 the result is total cost divided by total energy. Null if no energy is generated.
 */
export function computeLcoe(
  investment: Reais,
  costs: readonly Reais[],
  generation: readonly Kwh[],
  rate: Fraction,
): ReaisPerKwh | null {
  let spent = investment;
  let energy = 0;
  for (const [index, kwh] of generation.entries()) {
    const discount = (1 + rate) ** (index + 1);
    spent += (costs[index] ?? 0) / discount;
    energy += kwh / discount;
  }
  return energy > 0 ? spent / energy : null;
}
