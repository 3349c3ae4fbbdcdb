import type { PricingComponent, PricingContext } from '../component';
import type { ComponentKind } from '../component-kinds';
import { type PricingInput, type PricingResult, priceProposal } from '../price-proposal';
import type { QuantityBase } from '../quantity-bases';
import type { Decimal } from '../ratio';

/** The house of the worked example: 4.95 kWp of nine modules in Campinas. */
export const house: PricingContext = {
  kwp: '4.95',
  modules: 9,
  inverters: 1,
  kw: '5',
  km: '32',
  m2: '23.4',
  m: '22',
  roofHeight: '4',
  voltage: 220,
  fixation: 'Cerâmico',
  inverterType: 'Inversor de String',
  vendor: 'v1',
  preVendor: null,
  location: 'Campinas',
  uf: 'SP',
  addedOptionalComponents: [],
};

/** A component with one value for every quantity. */
export const component = (
  type: ComponentKind,
  value: Decimal,
  more: Partial<PricingComponent> = {},
): PricingComponent => ({
  _id: type,
  name: type,
  type,
  range: 'KWP',
  rules: [{ power: 999_999, value }],
  ...more,
});

/** Values by the quantity up to which they count. */
export const tiered = (
  range: QuantityBase,
  tiers: readonly [upTo: Decimal, value: Decimal][],
): Partial<PricingComponent> => ({ range, rules: tiers.map(([power, value]) => ({ power, value })) });

type Detailed = Extract<PricingInput, { method: 'DETAILED' }>;

/** A detailed price of a kit of R$ 10,000.00 with these components, MARKUP unless said otherwise. */
export const priceWith = (
  pricingComponents: readonly PricingComponent[],
  more: Partial<Detailed> = {},
): PricingResult =>
  priceProposal({
    method: 'DETAILED',
    calc: 'MARKUP',
    kitCost: 10_000,
    restrictions: [],
    context: house,
    ...more,
    pricingComponents,
  });

/** The priced result, or a failing test that says why there is none. */
export function priced(result: PricingResult): Extract<PricingResult, { ok: true }> {
  if (!result.ok) throw new Error(result.errors.map(({ code, path }) => `${code} at ${path}`).join(', '));
  return result;
}

/** Codes of a refusal, in order. */
export const refusalOf = (result: PricingResult): string[] =>
  result.ok ? [] : result.errors.map(({ code }) => code);
