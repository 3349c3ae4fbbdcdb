import { vectorsOf } from '../solar/vectors/read-vectors';
import { decimalOf } from './cents';
import type { PricingCalc, PricingComponent, PricingContext } from './component';
import { priceProposal } from './price-proposal';
import { priceWithMargin, simpleMargin } from './simple-price';

interface Tiers {
  tiers: { power: string; margin: string }[];
  power: string;
}

test.each(vectorsOf<Tiers, string>('simpleMargin'))('[pricing-002] $id', ({ input, expected }) => {
  expect(String(simpleMargin(input.tiers, input.power))).toBe(expected);
});

interface Simple {
  cost: string;
  margin: string;
  calc: PricingCalc;
}

test.each(vectorsOf<Simple, string | { error: string }>('simplePrice'))('$id', ({ input, expected }) => {
  const result = priceWithMargin(input.cost, input.margin, input.calc);
  const answer = result.ok ? decimalOf(result.price) : { error: result.errors[0]?.code };
  expect(answer).toEqual(expected);
});

test.each(vectorsOf<{ cost: number; multiplier: number }, number>('markupMultiplier'))(
  '$id: a multiplier of 1.82 is a margin of 82 %',
  ({ input, expected }) => {
    const margin = Math.round((input.multiplier - 1) * 100);
    const result = priceWithMargin(input.cost, margin, 'GROSS_MARGIN');
    expect(result.ok && decimalOf(result.price)).toBe(expected.toFixed(2));
  },
);

test.each(vectorsOf<{ pricePerWp: number; kwp: number }, number>('pricePerKwp'))(
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
  calc: PricingCalc;
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

test.each(vectorsOf<Detailed, Priced>('detailedPrice'))('$id', ({ input, expected }) => {
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
    kitPrice: decimalOf(price.kitPrice),
    servicePrice: decimalOf(price.servicePrice),
    listPrice: decimalOf(price.listPrice),
    discount: decimalOf(price.discount),
    finalPrice: decimalOf(price.finalPrice),
    fixed: Object.fromEntries(price.serviceCosts.map((line) => [line.componentId, decimalOf(line.amount)])),
    percentages: Object.fromEntries(
      price.percentageComponents.map((line) => [line.componentId, decimalOf(line.amount)]),
    ),
    negMarginValue: decimalOf(price.negMarginValue),
    preTaxProfit: decimalOf(price.preTaxProfit),
    profit: revenueData.profit.toFixed(2),
    effMargin: revenueData.effMargin.toFixed(6),
    totalPerKwp: revenueData.totalPerKwp.toFixed(2),
    warnings: price.warnings.map(({ componentId }) => componentId),
  }).toEqual(expected);
});
