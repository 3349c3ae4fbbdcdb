import { useConditionFacts, useSettings } from '@girassol/shared-auth';
import { canEditPricing } from '@girassol/shared-domain';
import type { Settings } from '@girassol/shared-domain/contract';
import { DEFAULT_MARGIN_CALCULATION } from '@girassol/shared-domain/pricing';
import { DEFAULT_TARIFF_INFLATION_PERCENT, type PricedStudyContext } from '@girassol/shared-domain/solar';
import { useMemo } from 'react';

/** Pricing rules of the account, as the engine needs them to price a study. */
export type PriceRules = PricedStudyContext['rules'];

/** Right of a person to edit prices, and the pricing rules of the account. */
export interface PriceRights {
  /** May make prices (pricing-013). */
  edits: boolean;
  /** The account's way to make prices; without costs and margins for whoever may not see them. */
  rules: PriceRules;
}

/**
 * Returns the right of the person to edit prices and the account's pricing rules; null until permissions and
 * settings are loaded.
 */
export function usePriceRights(): PriceRights | null {
  const facts = useConditionFacts();
  const settings = useSettings();
  return useMemo(
    () => (facts && settings ? { edits: canEditPricing(facts), rules: toPriceRules(settings) } : null),
    [facts, settings],
  );
}

const nothingSet = { autoPricingCalc: DEFAULT_MARGIN_CALCULATION, pricingComponents: [], restrictions: [] };

const toPriceRules = ({
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
  inflation: calculation?.inflation ?? DEFAULT_TARIFF_INFLATION_PERCENT,
});
