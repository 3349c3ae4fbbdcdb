import type { ProposalData } from '../../contract/proposal-data';
import type { StoredPricingTerms } from '../../contract/proposal-pricing';
import type { PriceBreakdown } from '../../contract/proposal-revenue';
import { type AccountPricingRules, resolvePricingTerms } from '../../pricing/method';
import type { Price } from '../../pricing/price';
import { type PricingTerms, priceProposal } from '../../pricing/price-proposal';
import type { PricingContext } from '../../pricing/pricing-context';
import type { InputProblem } from '../../problems/problem';
import { computeModuleTotals, sumInverterWatts } from '../../proposals/equipment-figures';
import type { Percent } from '../units';
import type { ProposalStudy } from './calculate-proposal';
import { calculateStoredProposal } from './stored-study';
import { toStoredFinancialViability } from './stored-viability';

/**
 * Data that pricing a proposal and calculating its study need besides the proposal and its pricing terms: the
 * account's pricing rules, the vendors, the roof height and the first year.
 */
export interface PricedStudyContext {
  rules: AccountPricingRules & {
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

/** Price of a proposal, its stored breakdown, and the study at this price. */
export interface PricedStudy {
  /** With all its parts, in cents. */
  price: Price;
  /** Data to store: the price, the typed terms, and the viability at this price. */
  revenueData: PriceBreakdown;
  study: ProposalStudy;
}

export type PricedStudyResult = ({ ok: true } & PricedStudy) | { ok: false; problems: InputProblem[] };

/**
 * Computes the price of a proposal by pricing terms, and the proposal's study at this price (pricing-015).
 * The form calls this function while the user types, the server when a proposal is saved.
 */
export function computePricedStudy(
  data: ProposalData,
  terms: StoredPricingTerms,
  { rules, year, ...facts }: PricedStudyContext,
): PricedStudyResult {
  const method = resolvePricingTerms(terms, rules);
  if (!method) return { ok: false, problems: [NOT_CONFIGURED] };
  const addedOptionalComponents = getAddedComponents(terms, method);
  const kitPrice = data.kitData?.kitPrice ?? null;
  const result = priceProposal({
    ...method,
    kitCost: (terms.method === 'MANUAL' ? terms.kitCost : null) ?? kitPrice ?? Number.NaN,
    discount: terms.discount,
    taxes: terms.method === 'MANUAL' ? terms.taxes : 0,
    context: { ...buildPricingContext(data), ...facts, addedOptionalComponents },
  });
  if (!result.ok) return { ok: false, problems: result.errors };
  const revenueData: PriceBreakdown = {
    ...result.revenueData,
    ...getTypedTerms(terms),
    inflation: terms.inflation ?? data.calculationSettings?.inflation ?? rules.inflation,
    paymentConditions: terms.paymentConditions,
    addedOptionalComponents,
    // An offer was made for another price: it is made anew.
    financing: [],
  };
  const study = calculateStoredProposal({ ...data, revenueData }, year);
  if (!study.ok) return study;
  return {
    ok: true,
    price: result.price,
    revenueData: { ...revenueData, ...getStoredViability(study.study) },
    study: study.study,
  };
}

const NOT_CONFIGURED: InputProblem = {
  path: 'pricingComponents',
  code: 'NOT_CONFIGURED',
  message: 'A precificação detalhada ainda não foi configurada nesta conta.',
};

/** Returns the optional components that were added and are still offered (pricing-010). */
function getAddedComponents(terms: StoredPricingTerms, method: PricingTerms): string[] {
  if (terms.method !== 'AUTO' || method.method !== 'DETAILED') return [];
  const offered = new Set(
    method.pricingComponents.filter(({ isOptional }) => isOptional).map(({ _id }) => _id),
  );
  return terms.addedOptionalComponents.filter((id) => offered.has(id));
}

/** Returns the manually typed terms that are stored next to their results. */
function getTypedTerms(terms: StoredPricingTerms): Partial<PriceBreakdown> {
  if (terms.method !== 'MANUAL') return {};
  const { marginEquip, margin, servicePricePerkWp } = terms;
  return { marginEquip, margin, servicePricePerkWp };
}

/** Builds the quantities and properties of a proposal from which its price is computed. */
export function buildPricingContext({
  pvModuleData = [],
  inverterData = [],
  realSystemData,
  kitData,
  location,
}: ProposalData): Omit<PricingContext, 'roofHeight'> {
  const [inverter] = inverterData;
  return {
    kwp: realSystemData?.power ?? 0,
    modules: computeModuleTotals(pvModuleData).quantity,
    inverters: inverterData.reduce((sum, { iQuantity }) => sum + iQuantity, 0),
    kw: sumInverterWatts(inverterData) / 1_000,
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

function getStoredViability({
  viability,
  generation,
}: ProposalStudy): Pick<PriceBreakdown, 'finantialViability'> {
  if (!viability) return {};
  const { discountedPayback, vpl, savingsTotal } = viability.indicators;
  const [first] = generation?.years ?? [];
  return {
    finantialViability: {
      ...toStoredFinancialViability(viability.indicators),
      discountedPayback,
      vpl,
      savings25: savingsTotal,
      ...(first && { billWithout: first.billWithout, billWith: first.billWith }),
    },
  };
}
