import type { StoredPricingTerms } from '../contract/proposal-pricing';
import type { MarginCalculation, PricingComponent, PricingRestriction } from './component';
import type { PricingTerms } from './price-proposal';
import type { AutoPricingTier } from './simple-price';

/**
 * Rules of an account for automatic pricing: simple or detailed, margin calculation, tiers, components and
 * restrictions.
 */
export interface AccountPricingRules {
  autoPricingType: 'SIMPLE' | 'DETAILED';
  autoPricingCalc: MarginCalculation;
  autoPricing: readonly AutoPricingTier[];
  autoPricingDetailed: {
    autoPricingCalc: MarginCalculation;
    pricingComponents: readonly PricingComponent[];
    restrictions: readonly PricingRestriction[];
  };
}

/**
 * Converts the stored pricing terms of a proposal to the inputs of a pricing method. `AUTO` follows the
 * account's current rules (pricing-001). Null if the rules are DETAILED without any component.
 */
export function resolvePricingTerms(
  terms: StoredPricingTerms,
  rules: AccountPricingRules,
): PricingTerms | null {
  const calc = rules.autoPricingCalc;
  switch (terms.method) {
    case 'MANUAL':
      return { ...terms, calc };
    case 'FRONT_PRICE':
      return { method: 'FRONT_PRICE', frontPrice: terms.frontPrice };
    case 'AUTO':
      return rules.autoPricingType === 'DETAILED'
        ? detailedMethod(rules.autoPricingDetailed)
        : { method: 'SIMPLE', calc, autoPricing: rules.autoPricing };
  }
}

function detailedMethod({
  autoPricingCalc,
  pricingComponents,
  restrictions,
}: AccountPricingRules['autoPricingDetailed']): PricingTerms | null {
  if (pricingComponents.length === 0) return null;
  return { method: 'DETAILED', calc: autoPricingCalc, pricingComponents, restrictions };
}
