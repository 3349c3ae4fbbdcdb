import { invertersPower, moduleFigures } from '@girassol/shared-domain';
import type { ProposalData, RevenueData, StoredPricingTerms } from '@girassol/shared-domain/contract';
import {
  type PricingContext,
  type PricingInput,
  type PricingTerms,
  priceProposal,
} from '@girassol/shared-domain/pricing';
import { finantialViabilityOf, type ProposalStudy, studyOf } from '@girassol/shared-domain/solar';
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

/** What the pricing step keeps: what was typed, the price with its parts, and what the system is worth at it. */
export function priceSections(
  data: ProposalData,
  terms: StoredPricingTerms,
  facts: PricingFacts,
): PriceSections {
  return pricedStudy(data, terms, facts).sections;
}

interface PriceSections {
  pricingTerms: StoredPricingTerms;
  revenueData: RevenueData;
}

/** The same, with the study that it comes from. */
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
  const method = methodOf(terms, settings);
  const addedOptionalComponents = addedOf(terms, method);
  const input: PricingInput = {
    ...method,
    kitCost: kitData.kitPrice,
    discount: terms.discount,
    taxes: terms.method === 'MANUAL' ? terms.taxes : 0,
    context: { ...contextOf(data), roofHeight, vendor, preVendor, addedOptionalComponents },
  };
  const result = priceProposal(input);
  if (!result.ok) throw problemsRefusal(result.errors);
  if (result.discountNeedsPricingEdit && !mayEditPricing)
    throw new Refusal(403, 'O desconto passa da margem de negociação: somente quem edita preços pode dá-lo.');

  const revenueData: RevenueData = {
    ...result.revenueData,
    ...typedOf(terms),
    inflation: terms.inflation ?? (data.calculationSettings ?? settings.calculation).inflation,
    paymentConditions: terms.paymentConditions,
    addedOptionalComponents,
    // An offer was made for another price: it is made anew.
    financing: [],
  };
  const study = studyOf({ ...data, revenueData }, year);
  if (!study.ok) throw problemsRefusal(study.problems);
  return {
    sections: { pricingTerms: terms, revenueData: { ...revenueData, ...viabilityOf(study.study) } },
    study: study.study,
  };
}

/** Automatic prices are made by the rules that the account has now (pricing-001). */
function methodOf(terms: StoredPricingTerms, settings: PricingSettings): PricingTerms {
  const calc = settings.autoPricingCalc;
  switch (terms.method) {
    case 'MANUAL':
      return { ...terms, calc };
    case 'FRONT_PRICE':
      return { method: 'FRONT_PRICE', frontPrice: terms.frontPrice };
    case 'AUTO':
      return settings.autoPricingType === 'DETAILED'
        ? detailedMethod(settings)
        : { method: 'SIMPLE', calc, autoPricing: settings.autoPricing };
  }
}

function detailedMethod({ autoPricingDetailed }: PricingSettings): PricingTerms {
  const { autoPricingCalc, pricingComponents, restrictions } = autoPricingDetailed;
  if (pricingComponents.length === 0)
    throw new Refusal(409, 'A precificação detalhada ainda não foi configurada nesta conta.');
  return { method: 'DETAILED', calc: autoPricingCalc, pricingComponents, restrictions };
}

/** The optional components that were added and are still offered (pricing-010). */
function addedOf(terms: StoredPricingTerms, method: PricingTerms): string[] {
  if (terms.method !== 'AUTO' || method.method !== 'DETAILED') return [];
  const offered = new Set(
    method.pricingComponents.filter(({ isOptional }) => isOptional).map(({ _id }) => _id),
  );
  return terms.addedOptionalComponents.filter((id) => offered.has(id));
}

/** What was typed by hand stands beside what came of it. */
function typedOf(terms: StoredPricingTerms): Partial<RevenueData> {
  if (terms.method !== 'MANUAL') return {};
  const { marginEquip, margin, servicePricePerkWp } = terms;
  return { marginEquip, margin, servicePricePerkWp };
}

/** The quantities and facts of a proposal that pricing asks for. */
function contextOf({
  pvModuleData = [],
  inverterData = [],
  realSystemData,
  kitData,
  location,
}: ProposalData): Omit<PricingContext, 'roofHeight'> {
  const [inverter] = inverterData;
  return {
    kwp: realSystemData?.power ?? 0,
    modules: moduleFigures(pvModuleData).quantity,
    inverters: inverterData.reduce((sum, { iQuantity }) => sum + iQuantity, 0),
    kw: invertersPower(inverterData) / 1_000,
    km: realSystemData?.distance ?? 0,
    m2: realSystemData?.minArea ?? 0,
    m: realSystemData?.perimeter ?? 0,
    voltage: kitData?.kitVoltage ?? null,
    fixation: kitData?.kitFixation ?? null,
    inverterType: inverter?.type ?? null,
    location: location?.city ?? null,
    uf: location?.uf ?? null,
  };
}

function viabilityOf({ viability, generation }: ProposalStudy): Pick<RevenueData, 'finantialViability'> {
  if (!viability) return {};
  const { discountedPayback, vpl, savingsTotal } = viability.indicators;
  const [first] = generation?.years ?? [];
  return {
    finantialViability: {
      ...finantialViabilityOf(viability.indicators),
      discountedPayback,
      vpl,
      savings25: savingsTotal,
      ...(first && { billWithout: first.billWithout, billWith: first.billWith }),
    },
  };
}
