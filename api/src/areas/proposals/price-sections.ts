import type { SettingsDocument } from '@girassol/account-api/settings';
import { createEngineProblemsRefusal } from '@girassol/api-platform/http/problems-refusal';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { PriceBreakdown, ProposalData, StoredPricingTerms } from '@girassol/shared-domain/contract';
import { resolvePricingTerms } from '@girassol/shared-domain/pricing';
import { type ProposalStudy, computePricedStudy as pricedStudyOf } from '@girassol/shared-domain/solar';

/** Pricing rules of the account. */
export type PricingSettings = Pick<
  SettingsDocument,
  'autoPricingType' | 'autoPricingCalc' | 'autoPricing' | 'autoPricingDetailed' | 'calculation'
>;

/**
 * Data that the calculation of a price needs besides the proposal: the seller, the user who qualified the
 * lead, the height of the roof, the pricing rules of the account, and the year.
 */
export interface PricingContext {
  /** User id of who sells. */
  vendor: string;
  /** User id of who qualified the lead that it began with. */
  preVendor: string | null;
  /** m; 0 where it is not known. */
  roofHeight: number;
  settings: PricingSettings;
  year: number;
}

interface PriceSections {
  pricingTerms: StoredPricingTerms;
  firstYear: number;
  revenueData: PriceBreakdown;
}

/**
 * Computes the sections that the pricing step saves, with the study they come from: the terms as typed, the price with
 * its parts, and the value of the system at this price.
 */
export function computeProposalPrice(
  data: ProposalData,
  terms: StoredPricingTerms,
  { settings, ...facts }: PricingContext,
): { sections: PriceSections; study: ProposalStudy } {
  const { kitData, realSystemData } = data;
  if (!kitData || !realSystemData)
    throw new Refusal(409, 'Escolha o kit ou informe os equipamentos antes de definir o preço.');
  const rules = { ...settings, inflation: settings.calculation.inflation };
  if (!resolvePricingTerms(terms, rules))
    throw new Refusal(409, 'A precificação detalhada ainda não foi configurada nesta conta.');
  const result = pricedStudyOf(data, terms, { rules, ...facts });
  if (!result.ok) throw createEngineProblemsRefusal(result.problems);
  const { revenueData, study } = result;
  return { sections: { pricingTerms: terms, firstYear: facts.year, revenueData }, study };
}
