import type { Fraction, Kwh, Reais, ReaisPerKwh } from '../units';

/**
 * Levelised cost of energy: `[I + Σ cost_y/(1+r)^y] / Σ gen_y/(1+r)^y`, y from 1. At a rate of 0 it is the simple "cost
 * by energy". Null without energy.
 */
export function lcoe(
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
