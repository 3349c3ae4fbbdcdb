import { sumRatios } from './cents';
import type { PricingCalc } from './component';
import { baseOf, type PercentageBase } from './component-kinds';
import { type PricingError, pricingError } from './errors';
import type { Percentage } from './percentages';
import { compare, minus, one, percentOf, plus, type Ratio } from './ratio';

/** Sums of the percentages by what they are taken of, as factors. */
export type PercentTotals = Readonly<Record<PercentageBase, Ratio>>;

export function percentTotals(percentages: readonly Percentage[]): PercentTotals {
  const totalOf = (base: PercentageBase) =>
    sumRatios(percentages.filter(({ type }) => baseOf(type) === base).map(({ value }) => percentOf(value)));
  return {
    price: totalOf('price'),
    kit: totalOf('kit'),
    service: totalOf('service'),
    profit: totalOf('profit'),
  };
}

/** Percentages that no price can meet: a side that would have to be divided by nothing or less. They stand at `path`. */
export function percentErrors(
  { price, kit, service, profit }: PercentTotals,
  calc: PricingCalc,
  path = 'pricingComponents',
): PricingError[] {
  const errors: PricingError[] = [];
  const isWhole = (share: Ratio) => compare(share, one) >= 0;
  if (calc === 'MARKUP' && (isWhole(plus(price, kit)) || isWhole(plus(price, service)))) {
    errors.push(pricingError('PERCENT_OVERFLOW', path));
  }
  if (isWhole(profit)) errors.push(pricingError('PERCENT_PROFIT_OVERFLOW', path));
  return errors;
}

/** What a side's cost is divided by (MARKUP), `1 − a − own`, or multiplied by (GROSS_MARGIN), `1 + a + own`. */
export function sideFactor(totals: PercentTotals, side: 'kit' | 'service', calc: PricingCalc): Ratio {
  const shares = plus(totals.price, totals[side]);
  return calc === 'MARKUP' ? minus(one, shares) : plus(one, shares);
}
