import { getTestVectors } from '../solar/vectors/read-vectors';
import { centsToDecimalText } from './cents';
import type { MarginCalculation, PricingComponent } from './component';
import { priceProposal } from './price-proposal';
import type { PricingContext } from './pricing-context';
import { computePriceWithMargin, getTierMargin } from './simple-price';

interface Tiers {
  tiers: { power: string; margin: string }[];
  power: string;
}

test.each(getTestVectors<Tiers, string>('simpleMargin'))('[pricing-002] $id', ({ input, expected }) => {
  expect(String(getTierMargin(input.tiers, input.power))).toBe(expected);
});

interface Simple {
  cost: string;
  margin: string;
  calc: MarginCalculation;
}

test.each(getTestVectors<Simple, string | { error: string }>('simplePrice'))('$id', ({ input, expected }) => {
  const result = computePriceWithMargin(input.cost, input.margin, input.calc);
  const answer = result.ok ? centsToDecimalText(result.price) : { error: result.errors[0]?.code };
  expect(answer).toEqual(expected);
});

test.each(getTestVectors<{ cost: number; multiplier: number }, number>('markupMultiplier'))(
  '$id: a multiplier of 1.82 is a margin of 82 %',
  ({ input, expected }) => {
    const margin = Math.round((input.multiplier - 1) * 100);
    const result = computePriceWithMargin(input.cost, margin, 'GROSS_MARGIN');
    expect(result.ok && centsToDecimalText(result.price)).toBe(expected.toFixed(2));
  },
);

test.each(getTestVectors<{ pricePerWp: number; kwp: number }, number>('pricePerKwp'))(
  '$id: a kWp is a thousand Wp',
  ({ input, expected }) => {
    const result = priceProposal({
      method: 'FRONT_PRICE',
      frontPrice: expected,
      kitCost: 0,
      context: { kwp: input.kwp, modules: 0, inverters: 0, kw: 0, km: 0, m2: 0, m: 0, roofHeight: 0 },
    });
    expect(result.ok && result.revenueData.totalPerKwp).toBe(input.pricePerWp * 1000);
  },
);

interface Detailed {
  kitCost: string;
  components: (Omit<PricingComponent, '_id'> & { id: string })[];
  context: PricingContext;
  calc: MarginCalculation;
  restrictions: Record<string, { locations: string[]; vendors: string[] }>;
  discount: string | number;
}

interface Priced {
  error?: string;
  message?: string;
  kitPrice: string;
  servicePrice: string;
  listPrice: string;
  discount: string;
  finalPrice: string;
  fixed: Record<string, string>;
  percentages: Record<string, string>;
  negMarginValue: string;
  preTaxProfit: string;
  profit: string;
  effMargin: string;
  totalPerKwp: string;
  warnings: string[];
}

test.each(getTestVectors<Detailed, Priced>('detailedPrice'))('$id', ({ input, expected }) => {
  const result = priceProposal({
    method: 'DETAILED',
    calc: input.calc,
    kitCost: input.kitCost,
    discount: input.discount,
    context: input.context,
    pricingComponents: input.components.map(({ id, ...component }) => ({ ...component, _id: id })),
    restrictions: Object.entries(input.restrictions).map(([_id, restriction]) => ({ _id, ...restriction })),
  });
  if (expected.error) {
    expect(result).toMatchObject({
      ok: false,
      errors: [{ code: expected.error, message: expected.message }],
    });
    return;
  }
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  const { price, revenueData } = result;
  expect({
    kitPrice: centsToDecimalText(price.kitPrice),
    servicePrice: centsToDecimalText(price.servicePrice),
    listPrice: centsToDecimalText(price.listPrice),
    discount: centsToDecimalText(price.discount),
    finalPrice: centsToDecimalText(price.finalPrice),
    fixed: Object.fromEntries(
      price.serviceCosts.map((line) => [line.componentId, centsToDecimalText(line.amount)]),
    ),
    percentages: Object.fromEntries(
      price.percentageComponents.map((line) => [line.componentId, centsToDecimalText(line.amount)]),
    ),
    negMarginValue: centsToDecimalText(price.negMarginValue),
    preTaxProfit: centsToDecimalText(price.preTaxProfit),
    profit: revenueData.profit.toFixed(2),
    effMargin: revenueData.effMargin.toFixed(6),
    totalPerKwp: revenueData.totalPerKwp.toFixed(2),
    warnings: price.warnings.map(({ componentId }) => componentId),
  }).toEqual(expected);
});
