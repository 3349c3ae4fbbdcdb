import { type Cents, centsOf } from './cents';
import type { PricingCalc } from './component';
import type { PriceResult } from './detailed-price';
import { type PricingError, type PricingErrorCode, pricingError } from './errors';
import { isTooHigh, marginStep, withMargin } from './margin';
import { compare, type Decimal, exact, percentOf, type Ratio, rounded, zero } from './ratio';
import { pickTier } from './tiers';

/** A tier of simple pricing: up to `power` kWp, `margin` percent. */
export interface AutoPricingTier {
  power: Decimal;
  margin: Decimal;
}

/** The margin of a system above every tier, percent (pricing-003). */
export const MARGIN_ABOVE_TIERS: Decimal = 50;

/** The margin for a system: that of the first tier with at least its power, else 50 %. */
export function simpleMargin(tiers: readonly AutoPricingTier[], kwp: Decimal): Decimal {
  const picked = pickTier(tiers, kwp);
  return picked && !picked.isAboveLast ? picked.tier.margin : MARGIN_ABOVE_TIERS;
}

/** A price from a cost in reais and a margin in percent; see {@link withMargin}. */
export function priceWithMargin(
  cost: Decimal,
  margin: Decimal,
  calc: PricingCalc,
): { ok: true; price: Cents } | { ok: false; errors: PricingError[] } {
  const cents = centsOf(cost);
  if (cents === null) return refused('KIT_COST_INVALID', 'kitCost');
  if (cents < 0n) return refused('KIT_COST_NEGATIVE', 'kitCost');
  const read = readMargin(margin, calc);
  return typeof read === 'string'
    ? refused(read, 'margin')
    : { ok: true, price: rounded(withMargin(cents, read, calc)) };
}

/** One margin on the kit; what is above its cost pays for the service. */
export function simplePrice(terms: {
  kitCost: Cents;
  discount: Cents;
  calc: PricingCalc;
  autoPricing: readonly AutoPricingTier[];
  kwp: Decimal;
}): PriceResult {
  const { kitCost, discount, calc } = terms;
  const margin = readMargin(simpleMargin(terms.autoPricing, terms.kwp), calc);
  if (typeof margin === 'string') return refused(margin, 'autoPricing');
  const listPrice = rounded(withMargin(kitCost, margin, calc));
  return {
    ok: true,
    price: {
      method: 'SIMPLE',
      calc,
      kitCost,
      kitPrice: kitCost,
      servicePrice: listPrice - kitCost,
      listPrice,
      discount,
      finalPrice: listPrice - discount,
      otherServiceCost: 0n,
      serviceCosts: [],
      percentageComponents: [],
      negMarginValue: 0n,
      preTaxProfit: listPrice - discount - kitCost,
      profitShares: 0n,
      warnings: [],
      formula: [marginStep('price', 'Preço com margem', kitCost, listPrice, margin, calc)],
    },
  };
}

/** A margin as a factor, or why it is none. */
function readMargin(margin: Decimal, calc: PricingCalc): Ratio | PricingErrorCode {
  const percent = exact(margin);
  if (!percent) return 'MARGIN_INVALID';
  if (compare(percent, zero) < 0) return 'MARGIN_NEGATIVE';
  const share = percentOf(percent);
  return isTooHigh(share, calc) ? 'MARGIN_TOO_HIGH' : share;
}

const refused = (code: PricingErrorCode, path: string) => ({
  ok: false as const,
  errors: [pricingError(code, path)],
});
