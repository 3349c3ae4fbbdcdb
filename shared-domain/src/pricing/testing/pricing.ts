import type { PricingComponent } from '../component';
import type { PricingComponentKind } from '../component-kinds';
import { type ProposalPricingInput, type ProposalPricingResult, priceProposal } from '../price-proposal';
import type { PricingContext } from '../pricing-context';
import type { PricingRuleQuantity } from '../pricing-rule-quantities';
import type { Decimal } from '../ratio';

/** Pricing context of the worked example: 4.95 kWp of nine modules in Campinas. */
export const exampleHousePricingContext: PricingContext = {
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

/** Builds a pricing component for tests that has one value for every quantity. */
export const buildPricingComponent = (
  type: PricingComponentKind,
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

/**
 * Builds the range and rules of a pricing component from tiers: `[upTo, value]`, the quantity up to which a
 * value applies.
 */
export const buildTieredRules = (
  range: PricingRuleQuantity,
  tiers: readonly [upTo: Decimal, value: Decimal][],
): Partial<PricingComponent> => ({ range, rules: tiers.map(([power, value]) => ({ power, value })) });

type Detailed = Extract<ProposalPricingInput, { method: 'DETAILED' }>;

/** Computes the detailed price of a kit of R$ 10,000.00 with these components, MARKUP by default. */
export const priceWithComponents = (
  pricingComponents: readonly PricingComponent[],
  more: Partial<Detailed> = {},
): ProposalPricingResult =>
  priceProposal({
    method: 'DETAILED',
    calc: 'MARKUP',
    kitCost: 10_000,
    restrictions: [],
    context: exampleHousePricingContext,
    ...more,
    pricingComponents,
  });

/** Returns the priced result, or fails the test with the errors. */
export function expectPriced(result: ProposalPricingResult): Extract<ProposalPricingResult, { ok: true }> {
  if (!result.ok) throw new Error(result.errors.map(({ code, path }) => `${code} at ${path}`).join(', '));
  return result;
}

/** Returns the error codes of a pricing result, in order; empty if it was priced. */
export const getErrorCodes = (result: ProposalPricingResult): string[] =>
  result.ok ? [] : result.errors.map(({ code }) => code);
