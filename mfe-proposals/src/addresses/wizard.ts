import { PROPOSAL_FINISHING_STEP } from '@girassol/shared-domain';
import type { ListedProposal } from '@girassol/shared-domain/contract';

const BASE = '/proposta/gerar-proposta';

/** Route patterns of the pages of the proposal wizard. */
export const wizardRoutes = {
  newConsumption: `${BASE}/dados-consumo/nova`,
  consumption: `${BASE}/dados-consumo/editar`,
  kit: `${BASE}/escolha-kit/:pid`,
  madeToMeasureKit: `${BASE}/kit-azume/:pid`,
  generation: `${BASE}/dados-geracao/nova/:pid`,
  price: `${BASE}/escolha/precificacao/:pid`,
  manualPrice: `${BASE}/preco-manual/:pid`,
  autoPrice: `${BASE}/preco-auto/:pid`,
  editPrice: `${BASE}/preco-editar/:pid`,
  customisation: `${BASE}/personalizacao/:pid`,
  validation: `${BASE}/validacao/:pid`,
  financing: `${BASE}/financiamento/:pid`,
  marketplaceFinancing: `${BASE}/financiamento-marketplace/:pid`,
} as const;

/** The address of each step of a proposal that was begun, from the first. */
const stepRoutes = [
  wizardRoutes.consumption,
  wizardRoutes.kit,
  wizardRoutes.generation,
  wizardRoutes.price,
  wizardRoutes.customisation,
  wizardRoutes.validation,
  wizardRoutes.financing,
] as const;

/** Returns the path that edits a proposal, from the first step of the wizard (proposals-003). */
export const editProposalPath = (frontId: string): string =>
  `${wizardRoutes.consumption}?pid=${encodeURIComponent(frontId)}`;

/**
 * Returns the path of a step of the proposal wizard by the number of the step, counted from 1; null for an
 * unknown number.
 */
export function wizardStepPath(step: number, frontId: string): string | null {
  if (step === 1) return editProposalPath(frontId);
  return stepRoutes[step - 1]?.replace(':pid', encodeURIComponent(frontId)) ?? null;
}

/**
 * Returns the path where work on a proposal goes on: of a draft the step after the last one that was done, of a
 * finished proposal the step where it is delivered.
 */
export const resumeProposalPath = ({
  frontId,
  finished,
  step,
}: Pick<ListedProposal, 'frontId' | 'finished' | 'step'>): string =>
  wizardStepPath(finished ? PROPOSAL_FINISHING_STEP : Math.min(step + 1, PROPOSAL_FINISHING_STEP), frontId) ??
  editProposalPath(frontId);

/**
 * Key, in the wizard's routes, of one of the pages that price a proposal: manual price, automatic price, or
 * editing of the current price.
 */
export type PricingRouteKey = 'manualPrice' | 'autoPrice' | 'editPrice';

/** Returns the path of a pricing page of a proposal. */
export const pricingPagePath = (route: PricingRouteKey, frontId: string): string =>
  wizardRoutes[route].replace(':pid', encodeURIComponent(frontId));

/**
 * Returns the path of the page that edits the price of a project or an installation, the item `itemId`, made
 * from a proposal.
 */
export const editItemPricePath = (frontId: string, itemId: string): string =>
  `${pricingPagePath('editPrice', frontId)}?item=${itemId}`;
