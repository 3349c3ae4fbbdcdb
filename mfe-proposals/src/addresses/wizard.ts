const BASE = '/proposta/gerar-proposta';

/** Addresses of the wizard as its routes write them. */
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

/** Editing a proposal (proposals-003). */
export const editProposalPath = (frontId: string): string =>
  `${wizardRoutes.consumption}?pid=${encodeURIComponent(frontId)}`;

/** Where a step of a proposal is done, by its number from 1; null for a number that no step has. */
export function stepPath(step: number, frontId: string): string | null {
  if (step === 1) return editProposalPath(frontId);
  return stepRoutes[step - 1]?.replace(':pid', encodeURIComponent(frontId)) ?? null;
}

/** The ways to make a price, each with an address of its own. */
export type PriceRoute = 'manualPrice' | 'autoPrice' | 'editPrice';

/** Where a price is made in one of its ways. */
export const pricePath = (route: PriceRoute, frontId: string): string =>
  wizardRoutes[route].replace(':pid', encodeURIComponent(frontId));

/** Where the price of what is built is edited. */
export const builtPricePath = (frontId: string, itemId: string): string =>
  `${pricePath('editPrice', frontId)}?item=${itemId}`;
