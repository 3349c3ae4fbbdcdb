import { type Cents, toWholeCents } from './cents';
import type { MarginCalculation } from './component';
import type { PriceResult } from './detailed-price';
import { createPricingError, type PricingError, type PricingErrorCode } from './errors';
import { applyMargin, buildMarginFormulaStep, isMarginTooHigh } from './margin';
import {
  compareRatios,
  type Decimal,
  parseRatio,
  percentToRatio,
  type Ratio,
  roundRatio,
  ZERO_RATIO,
} from './ratio';
import { pickTier } from './tiers';

/** Tier of simple pricing: up to `power` kWp, `margin` percent. */
export interface AutoPricingTier {
  power: Decimal;
  margin: Decimal;
}

/** Margin of a system above every tier, in percent (pricing-003). */
export const MARGIN_ABOVE_TIERS_PERCENT: Decimal = 50;

/**
 * Returns the margin of simple pricing for a system of `kwp` kWp, in percent: the margin of the first tier
 * whose power is not below `kwp`, else 50.
 */
export function getTierMargin(tiers: readonly AutoPricingTier[], kwp: Decimal): Decimal {
  const picked = pickTier(tiers, kwp);
  return picked && !picked.isAboveLast ? picked.tier.margin : MARGIN_ABOVE_TIERS_PERCENT;
}

/** Computes a price from a cost in reais and a margin in percent; see {@link applyMargin}. */
export function computePriceWithMargin(
  cost: Decimal,
  margin: Decimal,
  calc: MarginCalculation,
): { ok: true; price: Cents } | { ok: false; errors: PricingError[] } {
  const cents = toWholeCents(cost);
  if (cents === null) return refused('KIT_COST_INVALID', 'kitCost');
  if (cents < 0n) return refused('KIT_COST_NEGATIVE', 'kitCost');
  const read = readMargin(margin, calc);
  return typeof read === 'string'
    ? refused(read, 'margin')
    : { ok: true, price: roundRatio(applyMargin(cents, read, calc)) };
}

/**
 * Computes a proposal's price by simple pricing: one margin on the kit cost, by the tier of the system's
 * power. The amount above the kit cost is the service price.
 */
export function computeSimplePrice(terms: {
  kitCost: Cents;
  discount: Cents;
  calc: MarginCalculation;
  autoPricing: readonly AutoPricingTier[];
  kwp: Decimal;
}): PriceResult {
  const { kitCost, discount, calc } = terms;
  const margin = readMargin(getTierMargin(terms.autoPricing, terms.kwp), calc);
  if (typeof margin === 'string') return refused(margin, 'autoPricing');
  const listPrice = roundRatio(applyMargin(kitCost, margin, calc));
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
      formula: [buildMarginFormulaStep('price', 'Preço com margem', kitCost, listPrice, margin, calc)],
    },
  };
}

/** A margin as a factor, or why it is none. */
function readMargin(margin: Decimal, calc: MarginCalculation): Ratio | PricingErrorCode {
  const percent = parseRatio(margin);
  if (!percent) return 'MARGIN_INVALID';
  if (compareRatios(percent, ZERO_RATIO) < 0) return 'MARGIN_NEGATIVE';
  const share = percentToRatio(percent);
  return isMarginTooHigh(share, calc) ? 'MARGIN_TOO_HIGH' : share;
}

const refused = (code: PricingErrorCode, path: string) => ({
  ok: false as const,
  errors: [createPricingError(code, path)],
});
