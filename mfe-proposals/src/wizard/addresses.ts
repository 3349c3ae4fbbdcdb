import { editProposalPath } from '../addresses';
import definition from '../remote';

const BASE = '/proposta/gerar-proposta';

/** Addresses of the wizard as the route table writes them. */
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

const declared = new Set(definition.routes.map(({ path }) => path));

/** Where a step of a proposal is done, by its number from 1; null while no screen answers there. */
export function stepPath(step: number, frontId: string): string | null {
  const route = stepRoutes[step - 1];
  if (!route || !declared.has(route)) return null;
  return step === 1 ? editProposalPath(frontId) : route.replace(':pid', encodeURIComponent(frontId));
}

/** The ways to make a price, each with an address of its own. */
export type PriceRoute = 'manualPrice' | 'autoPrice' | 'editPrice';

/** Where a price is made in one of its ways; null while no screen answers there. */
export function pricePath(route: PriceRoute, frontId: string): string | null {
  const path = wizardRoutes[route];
  return declared.has(path) ? path.replace(':pid', encodeURIComponent(frontId)) : null;
}

/** Where the price of what is built is edited; null while no screen answers there. */
export function builtPricePath(frontId: string, itemId: string): string | null {
  const path = pricePath('editPrice', frontId);
  return path && `${path}?item=${itemId}`;
}
