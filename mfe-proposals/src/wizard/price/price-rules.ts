import { useFacts, useSettings } from '@girassol/shared-auth';
import { mayEditPricing } from '@girassol/shared-domain';
import type { Settings } from '@girassol/shared-domain/contract';
import { DEFAULT_PRICING_CALC } from '@girassol/shared-domain/pricing';
import { DEFAULT_INFLATION, type PricedFacts } from '@girassol/shared-domain/solar';
import { useMemo } from 'react';

export type PriceRules = PricedFacts['rules'];

export interface PriceRights {
  /** May make prices (pricing-013). */
  edits: boolean;
  /** The account's way to make prices; without costs and margins for whoever may not see them. */
  rules: PriceRules;
}

/** What this person may do with prices, and the account's way to make them; null until it is known. */
export function usePriceRights(): PriceRights | null {
  const facts = useFacts();
  const settings = useSettings();
  return useMemo(
    () => (facts && settings ? { edits: mayEditPricing(facts), rules: rulesOf(settings) } : null),
    [facts, settings],
  );
}

const nothingSet = { autoPricingCalc: DEFAULT_PRICING_CALC, pricingComponents: [], restrictions: [] };

const rulesOf = ({
  autoPricingType,
  autoPricingCalc,
  autoPricing = [],
  autoPricingDetailed = nothingSet,
  calculation,
}: Settings): PriceRules => ({
  autoPricingType,
  autoPricingCalc,
  autoPricing,
  autoPricingDetailed,
  inflation: calculation?.inflation ?? DEFAULT_INFLATION,
});
