import type { ProposalData, RevenueData, StoredPricingTerms } from '@girassol/shared-domain/contract';
import { pricingMethodOf } from '@girassol/shared-domain/pricing';
import { type ProposalStudy, pricedStudy as pricedStudyOf } from '@girassol/shared-domain/solar';
import type { SettingsDocument } from '../database';
import { problemsRefusal } from '../http/problems-refusal';
import { notAllowed, Refusal } from '../http/refusal';

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
  mayEditPricing: boolean;
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
  { vendor, preVendor, roofHeight, settings, year, mayEditPricing }: PricingFacts,
): { sections: PriceSections; study: ProposalStudy } {
  const { kitData, realSystemData } = data;
  if (!kitData || !realSystemData)
    throw new Refusal(409, 'Escolha o kit ou informe os equipamentos antes de definir o preço.');
  if (terms.method === 'FRONT_PRICE' && !mayEditPricing && terms.frontPrice !== kitData.kitPrice)
    throw notAllowed('O preço fixo é o do kit: somente quem edita preços pode definir outro.');
  const rules = { ...settings, inflation: settings.calculation.inflation };
  if (!pricingMethodOf(terms, rules))
    throw new Refusal(409, 'A precificação detalhada ainda não foi configurada nesta conta.');
  const result = pricedStudyOf(data, terms, { rules, vendor, preVendor, roofHeight, year });
  if (!result.ok) throw problemsRefusal(result.problems);
  if (result.discountNeedsPricingEdit && !mayEditPricing)
    throw new Refusal(403, 'O desconto passa da margem de negociação: somente quem edita preços pode dá-lo.');
  const { revenueData, study } = result;
  return { sections: { pricingTerms: terms, revenueData }, study };
}
