import { sumRatios } from './cents';
import type { MarginCalculation } from './component';
import { getPercentageBase, type PercentageBase } from './component-kinds';
import { createPricingError, type PricingError } from './errors';
import type { AppliedPercentage } from './percentage';
import { addRatios, compareRatios, ONE_RATIO, percentToRatio, type Ratio, subtractRatios } from './ratio';

/**
 * Sums of the percentages of a proposal's price by their base (price, kit, service, profit), as factors: 0.18
 * for 18 %.
 */
export type PercentageTotals = Readonly<Record<PercentageBase, Ratio>>;

export function sumPercentages(percentages: readonly AppliedPercentage[]): PercentageTotals {
  const getTotal = (base: PercentageBase) =>
    sumRatios(
      percentages
        .filter(({ type }) => getPercentageBase(type) === base)
        .map(({ value }) => percentToRatio(value)),
    );
  return {
    price: getTotal('price'),
    kit: getTotal('kit'),
    service: getTotal('service'),
    profit: getTotal('profit'),
  };
}

/**
 * Returns errors for percentages with which no price can be computed: with `MARKUP` the kit or service cost
 * would be divided by zero or less, or the percentages of the profit reach 100 %. `path` is the path that the
 * errors name.
 */
export function findPercentageErrors(
  { price, kit, service, profit }: PercentageTotals,
  calc: MarginCalculation,
  path = 'pricingComponents',
): PricingError[] {
  const errors: PricingError[] = [];
  const isWhole = (share: Ratio) => compareRatios(share, ONE_RATIO) >= 0;
  if (calc === 'MARKUP' && (isWhole(addRatios(price, kit)) || isWhole(addRatios(price, service)))) {
    errors.push(createPricingError('PERCENT_OVERFLOW', path));
  }
  if (isWhole(profit)) errors.push(createPricingError('PERCENT_PROFIT_OVERFLOW', path));
  return errors;
}

/**
 * Returns the factor that converts the cost of the kit, or of the service, to its price. `a` is the sum of
 * percentages of the final price, `own` that of percentages of the kit or the service: `1 / (1 − a − own)`
 * with MARKUP, `1 + a + own` with GROSS_MARGIN.
 */
export function computeKitOrServiceFactor(
  totals: PercentageTotals,
  side: 'kit' | 'service',
  calc: MarginCalculation,
): Ratio {
  const shares = addRatios(totals.price, totals[side]);
  return calc === 'MARKUP' ? subtractRatios(ONE_RATIO, shares) : addRatios(ONE_RATIO, shares);
}
