import type { PriceBreakdown, Proposal, StoredPricingTerms } from '@girassol/shared-domain/contract';
import { DEFAULT_MANUAL_MARGIN_PERCENT, type PriceFormulaStep } from '@girassol/shared-domain/pricing';
import { pricingPagePath } from '../../addresses/wizard';
import { buildManualPricingTerms, toManualPriceValues } from './manual-price-values';
import { getMarginBase } from './price-labels';
import type { PriceRights, PriceRules } from './price-rules';
import { getPricedStudyByTerms } from './price-study';

/**
 * Option to price a proposal, such as an automatic or a manual price, with the price that results now, or the
 * reason why the option is unavailable.
 */
export interface PricingOption {
  id: 'AUTO' | 'MANUAL' | 'EDIT' | 'KIT' | 'KEPT';
  title: string;
  text: string;
  /** The price as it would be; null while it cannot be told. */
  outcome: PriceBreakdown | null;
  /** Formula of the price; empty for people who may not see it. */
  formula: readonly PriceFormulaStep[];
  /** Reason why the way is unavailable; null if it is available. */
  obstacle: string | null;
  /** Path of the way's page; null if it is done on the current page. */
  path: string | null;
}

const NO_RIGHT = 'Você não tem permissão para definir preços.';

/**
 * Returns the options to price a proposal for a person; an unavailable option includes the reason
 * (pricing-013).
 */
export function getPricingOptions(proposal: Proposal, { edits, rules }: PriceRights): PricingOption[] {
  const own = edits ? [] : [...buildRecalculateWay(proposal), buildKitWay(proposal, rules)];
  return [
    ...own,
    buildAutoWay(proposal, edits, rules),
    buildManualWay(proposal, edits, rules),
    buildEditWay(proposal, edits),
  ];
}

function buildAutoWay(proposal: Proposal, edits: boolean, rules: PriceRules): PricingOption {
  const isDetailed = rules.autoPricingType === 'DETAILED';
  const way: Omit<PricingOption, 'outcome' | 'formula' | 'obstacle'> = {
    id: 'AUTO',
    title: 'Preço automático',
    text: isDetailed
      ? 'Soma os componentes que a conta configurou e que valem para este sistema.'
      : 'Aplica ao kit a margem que a conta configurou para a potência do sistema.',
    path: pricingPagePath('autoPrice', proposal.frontId),
  };
  if (!edits) return { ...way, ...closed(NO_RIGHT) };
  return { ...way, ...computeOutcome(proposal, getAutoPricingTerms(proposal), rules) };
}

function buildManualWay(proposal: Proposal, edits: boolean, rules: PriceRules): PricingOption {
  const hasTyped = proposal.pricingTerms?.method === 'MANUAL';
  const way = {
    id: 'MANUAL' as const,
    title: 'Preço manual',
    text: hasTyped
      ? 'Os custos e as margens que você já digitou nesta proposta.'
      : `Você digita custos e margens. Sem digitar nada, a margem é de ${DEFAULT_MANUAL_MARGIN_PERCENT}% ${getMarginBase(rules.autoPricingCalc)}.`,
    path: pricingPagePath('manualPrice', proposal.frontId),
  };
  if (!edits) return { ...way, ...closed(NO_RIGHT) };
  const terms = buildManualPricingTerms(toManualPriceValues(proposal), proposal.kitData?.kitPrice ?? null);
  return { ...way, ...computeOutcome(proposal, terms, rules) };
}

function buildEditWay(proposal: Proposal, edits: boolean): PricingOption {
  const { revenueData } = proposal;
  const way = {
    id: 'EDIT' as const,
    title: 'Editar o preço atual',
    text: 'Parte das linhas do preço que está na proposta e mostra a diferença.',
    path: pricingPagePath('editPrice', proposal.frontId),
  };
  if (!edits) return { ...way, ...closed(NO_RIGHT) };
  if (!revenueData) return { ...way, ...closed('Esta proposta ainda não tem preço.') };
  return { ...way, outcome: revenueData, formula: [], obstacle: null };
}

/**
 * Builds the way that recalculates the current price on the server, for people who may not set prices: its terms may be
 * hidden from them.
 */
function buildRecalculateWay({ repriceable }: Proposal): PricingOption[] {
  if (!repriceable) return [];
  return [
    {
      id: 'KEPT',
      title: 'Preço desta proposta, recalculado',
      text: 'As regras com que o preço foi definido, aplicadas ao sistema de agora. O valor aparece ao recalcular.',
      outcome: null,
      formula: [],
      obstacle: null,
      path: null,
    },
  ];
}

/**
 * Builds the way that uses the kit's price, for people who may not set prices (proposals-007). Discloses no costs or
 * margins.
 */
function buildKitWay(proposal: Proposal, rules: PriceRules): PricingOption {
  const { outcome, obstacle } = computeOutcome(proposal, getKitPriceTerms(proposal), rules);
  return {
    id: 'KIT',
    title: 'Preço do kit',
    text: 'O preço com que o kit foi cadastrado, sem alterações.',
    path: null,
    outcome: outcome && toCustomerView(outcome),
    formula: [],
    obstacle,
  };
}

const toCustomerView = ({ finalPrice, totalPerKwp, finantialViability }: PriceBreakdown): PriceBreakdown => ({
  finalPrice,
  ...(totalPerKwp !== undefined && { totalPerKwp }),
  ...(finantialViability && { finantialViability }),
});

const closed = (obstacle: string) => ({ outcome: null, formula: [], obstacle });

function computeOutcome(
  proposal: Proposal,
  terms: StoredPricingTerms,
  rules: PriceRules,
): Pick<PricingOption, 'outcome' | 'formula' | 'obstacle'> {
  const result = getPricedStudyByTerms(proposal, terms, rules);
  if (result.ok) return { outcome: result.revenueData, formula: result.price.formula, obstacle: null };
  return closed(result.problems[0]?.message ?? 'Este preço não pode ser calculado.');
}

/** Returns the terms that every new price retains from the current one. */
const getRetainedTerms = ({ revenueData }: Proposal) => ({
  ...(revenueData?.inflation !== undefined && { inflation: revenueData.inflation }),
  paymentConditions: revenueData?.paymentConditions ?? '',
});

/**
 * Returns the terms of an automatic price: the saved terms if the current price is automatic, otherwise terms
 * without optional components and without discount.
 */
export const getAutoPricingTerms = (proposal: Proposal): Extract<StoredPricingTerms, { method: 'AUTO' }> =>
  proposal.pricingTerms?.method === 'AUTO'
    ? proposal.pricingTerms
    : { method: 'AUTO', addedOptionalComponents: [], discount: 0, ...getRetainedTerms(proposal) };

/** Returns the pricing terms that use the price of the kit unchanged. */
export const getKitPriceTerms = (
  proposal: Proposal,
): Extract<StoredPricingTerms, { method: 'FRONT_PRICE' }> => ({
  method: 'FRONT_PRICE',
  frontPrice: proposal.kitData?.kitPrice ?? 0,
  discount: 0,
  ...getRetainedTerms(proposal),
});
