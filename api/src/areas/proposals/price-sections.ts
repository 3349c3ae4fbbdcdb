import type { ProposalData, RevenueData, StoredPricingTerms } from '@girassol/shared-domain/contract';
import { pricingMethodOf } from '@girassol/shared-domain/pricing';
import { type ProposalStudy, pricedStudy as pricedStudyOf } from '@girassol/shared-domain/solar';
import type { SettingsDocument } from '../../platform/database';
import { problemsRefusal } from '../../platform/http/problems-refusal';
import { Refusal } from '../../platform/refusals/refusal';

/** The rules of the account. */
export type PricingSettings = Pick<
  SettingsDocument,
  'autoPricingType' | 'autoPricingCalc' | 'autoPricing' | 'autoPricingDetailed' | 'calculation'
>;

export interface PricingFacts {
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
  revenueData: RevenueData;
}

/**
 * What the pricing step keeps, what was typed and the price with its parts and what the system is worth at it; with the
 * study that it comes from.
 */
export function pricedStudy(
  data: ProposalData,
  terms: StoredPricingTerms,
  { settings, ...facts }: PricingFacts,
): { sections: PriceSections; study: ProposalStudy } {
  const { kitData, realSystemData } = data;
  if (!kitData || !realSystemData)
    throw new Refusal(409, 'Escolha o kit ou informe os equipamentos antes de definir o preço.');
  const rules = { ...settings, inflation: settings.calculation.inflation };
  if (!pricingMethodOf(terms, rules))
    throw new Refusal(409, 'A precificação detalhada ainda não foi configurada nesta conta.');
  const result = pricedStudyOf(data, terms, { rules, ...facts });
  if (!result.ok) throw problemsRefusal(result.problems);
  const { revenueData, study } = result;
  return { sections: { pricingTerms: terms, revenueData }, study };
}
