import type { Proposal, RevenueData, StoredPricingTerms } from '@girassol/shared-domain/contract';
import { DEFAULT_MARGIN, type FormulaStep } from '@girassol/shared-domain/pricing';
import { pricePath } from '../../addresses/wizard';
import type { PriceRights, PriceRules } from './price-rules';
import { studyOfTerms } from './price-study';
import { manualPriceOf, termsOf } from './price-values';

/** A way to price a proposal, with what it would give right now. */
export interface PriceWay {
  id: 'AUTO' | 'MANUAL' | 'EDIT' | 'KIT' | 'KEPT';
  title: string;
  text: string;
  /** The price as it would be; null while it cannot be told. */
  outcome: RevenueData | null;
  /** How it comes about, for whoever may see that. */
  formula: readonly FormulaStep[];
  /** Why it cannot be used. */
  obstacle: string | null;
  /** Where it is done; null where it is done here. */
  path: string | null;
}

const NO_RIGHT = 'Você não tem permissão para definir preços.';

/** The ways to price this proposal, for this person; those that are closed to them say why (pricing-013). */
export function priceWays(proposal: Proposal, { edits, rules }: PriceRights): PriceWay[] {
  const own = edits ? [] : [...keptWay(proposal), kitWay(proposal, rules)];
  return [
    ...own,
    autoWay(proposal, edits, rules),
    manualWay(proposal, edits, rules),
    editWay(proposal, edits),
  ];
}

function autoWay(proposal: Proposal, edits: boolean, rules: PriceRules): PriceWay {
  const isDetailed = rules.autoPricingType === 'DETAILED';
  const way: Omit<PriceWay, 'outcome' | 'formula' | 'obstacle'> = {
    id: 'AUTO',
    title: 'Preço automático',
    text: isDetailed
      ? 'Soma os componentes que a conta configurou e que valem para este sistema.'
      : 'Aplica ao kit a margem que a conta configurou para a potência do sistema.',
    path: pricePath('autoPrice', proposal.frontId),
  };
  if (!edits) return { ...way, ...closed(NO_RIGHT) };
  return { ...way, ...outcomeOf(proposal, autoTerms(proposal), rules) };
}

function manualWay(proposal: Proposal, edits: boolean, rules: PriceRules): PriceWay {
  const hasTyped = proposal.pricingTerms?.method === 'MANUAL';
  const way = {
    id: 'MANUAL' as const,
    title: 'Preço manual',
    text: hasTyped
      ? 'Os custos e as margens que você já digitou nesta proposta.'
      : `Você digita custos e margens. Sem digitar nada, a margem é de ${DEFAULT_MARGIN}%.`,
    path: pricePath('manualPrice', proposal.frontId),
  };
  if (!edits) return { ...way, ...closed(NO_RIGHT) };
  const terms = termsOf(manualPriceOf(proposal), proposal.kitData?.kitPrice ?? null);
  return { ...way, ...outcomeOf(proposal, terms, rules) };
}

function editWay(proposal: Proposal, edits: boolean): PriceWay {
  const { revenueData } = proposal;
  const way = {
    id: 'EDIT' as const,
    title: 'Editar o preço atual',
    text: 'Parte das linhas do preço que está na proposta e mostra a diferença.',
    path: pricePath('editPrice', proposal.frontId),
  };
  if (!edits) return { ...way, ...closed(NO_RIGHT) };
  if (!revenueData) return { ...way, ...closed('Esta proposta ainda não tem preço.') };
  return { ...way, outcome: revenueData, formula: [], obstacle: null };
}

/** Whoever may not make prices has the one that is there calculated again, by the server: its terms may be hidden. */
function keptWay({ repriceable }: Proposal): PriceWay[] {
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

/** Whoever may not make prices uses the kit's (proposals-007). Nothing is told of how it is made. */
function kitWay(proposal: Proposal, rules: PriceRules): PriceWay {
  const { outcome, obstacle } = outcomeOf(proposal, kitTerms(proposal), rules);
  return {
    id: 'KIT',
    title: 'Preço do kit',
    text: 'O preço com que o kit foi cadastrado, sem alterações.',
    path: null,
    outcome: outcome && customersView(outcome),
    formula: [],
    obstacle,
  };
}

const customersView = ({ finalPrice, totalPerKwp, finantialViability }: RevenueData): RevenueData => ({
  finalPrice,
  ...(totalPerKwp !== undefined && { totalPerKwp }),
  ...(finantialViability && { finantialViability }),
});

const closed = (obstacle: string) => ({ outcome: null, formula: [], obstacle });

function outcomeOf(
  proposal: Proposal,
  terms: StoredPricingTerms,
  rules: PriceRules,
): Pick<PriceWay, 'outcome' | 'formula' | 'obstacle'> {
  const result = studyOfTerms(proposal, terms, rules);
  if (result.ok) return { outcome: result.revenueData, formula: result.price.formula, obstacle: null };
  return closed(result.problems[0]?.message ?? 'Este preço não pode ser calculado.');
}

/** What any new price keeps of the one that is there. */
const keptTerms = ({ revenueData }: Proposal) => ({
  ...(revenueData?.inflation !== undefined && { inflation: revenueData.inflation }),
  paymentConditions: revenueData?.paymentConditions ?? '',
});

/** An automatic price as it was last asked for. */
export const autoTerms = (proposal: Proposal): Extract<StoredPricingTerms, { method: 'AUTO' }> =>
  proposal.pricingTerms?.method === 'AUTO'
    ? proposal.pricingTerms
    : { method: 'AUTO', addedOptionalComponents: [], discount: 0, ...keptTerms(proposal) };

/** The price of the kit, as it is. */
export const kitTerms = (proposal: Proposal): Extract<StoredPricingTerms, { method: 'FRONT_PRICE' }> => ({
  method: 'FRONT_PRICE',
  frontPrice: proposal.kitData?.kitPrice ?? 0,
  discount: 0,
  ...keptTerms(proposal),
});
