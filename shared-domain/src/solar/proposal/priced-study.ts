import type { ProposalData } from '../../contract/proposal-data';
import type { StoredPricingTerms } from '../../contract/proposal-pricing';
import type { RevenueData } from '../../contract/proposal-revenue';
import type { PricingContext } from '../../pricing/component';
import { type PricingRules, pricingMethodOf } from '../../pricing/method';
import type { Price } from '../../pricing/price';
import { type PricingTerms, priceProposal } from '../../pricing/price-proposal';
import type { Problem } from '../../problems/problem';
import { invertersPower, moduleFigures } from '../../proposals/equipment-figures';
import type { Percent } from '../units';
import type { ProposalStudy } from './calculate-proposal';
import { studyOf } from './stored-study';
import { finantialViabilityOf } from './stored-viability';

/** What a price is made with besides the proposal and what was typed. */
export interface PricedFacts {
  rules: PricingRules & {
    /** Yearly rise of tariffs where neither the price nor the proposal says one, percent. */
    inflation: Percent;
  };
  /** User id of who sells. */
  vendor: string;
  /** User id of who qualified the lead that it began with. */
  preVendor: string | null;
  /** m; 0 where it is not known. */
  roofHeight: number;
  /** Calendar year of the study. */
  year: number;
}

export interface PricedStudy {
  /** With all its parts, in cents. */
  price: Price;
  /** What is stored: the price, what was typed, what the system is worth at it. */
  revenueData: RevenueData;
  study: ProposalStudy;
}

export type PricedResult = ({ ok: true } & PricedStudy) | { ok: false; problems: Problem[] };

/**
 * A proposal's price by these terms and what the system is worth at it: the form asks while a person types, the server
 * when it saves, and both get the same numbers (pricing-015).
 */
export function pricedStudy(
  data: ProposalData,
  terms: StoredPricingTerms,
  { rules, year, ...facts }: PricedFacts,
): PricedResult {
  const method = pricingMethodOf(terms, rules);
  if (!method) return { ok: false, problems: [NOT_CONFIGURED] };
  const addedOptionalComponents = addedOf(terms, method);
  const kitPrice = data.kitData?.kitPrice ?? null;
  const result = priceProposal({
    ...method,
    kitCost: (terms.method === 'MANUAL' ? terms.kitCost : null) ?? kitPrice ?? Number.NaN,
    discount: terms.discount,
    taxes: terms.method === 'MANUAL' ? terms.taxes : 0,
    context: { ...pricingContextOf(data), ...facts, addedOptionalComponents },
  });
  if (!result.ok) return { ok: false, problems: result.errors };
  const revenueData: RevenueData = {
    ...result.revenueData,
    ...typedOf(terms),
    inflation: terms.inflation ?? data.calculationSettings?.inflation ?? rules.inflation,
    paymentConditions: terms.paymentConditions,
    addedOptionalComponents,
    // An offer was made for another price: it is made anew.
    financing: [],
  };
  const study = studyOf({ ...data, revenueData }, year);
  if (!study.ok) return study;
  return {
    ok: true,
    price: result.price,
    revenueData: { ...revenueData, ...viabilityOf(study.study) },
    study: study.study,
  };
}

const NOT_CONFIGURED: Problem = {
  path: 'pricingComponents',
  code: 'NOT_CONFIGURED',
  message: 'A precificação detalhada ainda não foi configurada nesta conta.',
};

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
export function pricingContextOf({
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
