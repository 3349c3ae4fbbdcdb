import type { StoredPricingTerms } from '../contract/proposal-pricing';
import type { PricingCalc, PricingComponent, PricingRestriction } from './component';
import type { PricingTerms } from './price-proposal';
import type { AutoPricingTier } from './simple-price';

/** How an account makes prices. */
export interface PricingRules {
  autoPricingType: 'SIMPLE' | 'DETAILED';
  autoPricingCalc: PricingCalc;
  autoPricing: readonly AutoPricingTier[];
  autoPricingDetailed: {
    autoPricingCalc: PricingCalc;
    pricingComponents: readonly PricingComponent[];
    restrictions: readonly PricingRestriction[];
  };
}

/**
 * The way a price of these terms is made. Automatic prices follow the rules that the account has now (pricing-001); null
 * where they are DETAILED and nobody has set a component.
 */
export function pricingMethodOf(terms: StoredPricingTerms, rules: PricingRules): PricingTerms | null {
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
}: PricingRules['autoPricingDetailed']): PricingTerms | null {
  if (pricingComponents.length === 0) return null;
  return { method: 'DETAILED', calc: autoPricingCalc, pricingComponents, restrictions };
}
