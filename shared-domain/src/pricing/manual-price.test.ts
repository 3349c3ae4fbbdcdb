import { sumCents } from './cents';
import type { TypedPercentage } from './manual-price';
import { priceProposal } from './price-proposal';
import {
  buildPricingComponent,
  exampleHousePricingContext,
  expectPriced,
  getErrorCodes,
  priceWithComponents,
} from './testing/pricing';

const byHand = (percentageComponents: TypedPercentage[], more: object = {}) =>
  priceProposal({
    method: 'MANUAL',
    calc: 'MARKUP',
    kitCost: 9_800,
    context: exampleHousePricingContext,
    marginEquip: 0,
    margin: 0,
    serviceCosts: [{ name: 'Obra', value: 2_087.55 }],
    percentageComponents,
    ...more,
  });

const lines: TypedPercentage[] = [
  { name: 'Seguro', type: 'PERCENTAGE_KIT', value: 1 },
  { name: 'Imposto', type: 'PERCENTAGE_SERVICE', value: 6 },
  { name: 'Lucro', type: 'PERCENTAGE_SERVICE_AND_KIT', value: 18, isRevenue: true },
  { name: 'Comissão', type: 'COMMISSION', value: 3, comissionPermission: true },
  { name: 'Negociação', type: 'TRADING_MARGIN', value: 2 },
  { name: 'Participação', type: 'PERCENTAGE_PROFIT', value: 10 },
];

test.each(['MARKUP', 'GROSS_MARGIN'] as const)(
  'percentages by hand make the price that the same components make: %s',
  (calc) => {
    const auto = expectPriced(
      priceWithComponents(
        [
          buildPricingComponent('FIXED', 2_087.55),
          ...lines.map(({ type, value, isRevenue }) => buildPricingComponent(type, value, { isRevenue })),
        ],
        { calc, kitCost: 9_800 },
      ),
    ).revenueData;
    const { revenueData } = expectPriced(byHand(lines, { calc }));
    for (const figure of ['finalPrice', 'totalEqp', 'totalSvc', 'negMarginValue', 'profit'] as const)
      expect(revenueData[figure]).toBeCloseTo(auto[figure], 8);
  },
);

test('a margin and the percentages of its side are shares of one price, and the formula shows them', () => {
  const { price } = expectPriced(
    byHand([{ name: 'Seguro', type: 'PERCENTAGE_KIT', value: 1 }], { marginEquip: 20 }),
  );
  expect(price.formula[0]).toMatchObject({ expression: 'R$ 9.800,00 ÷ (1 − 20% − 1%)', amount: 1_240_506n });
});

test('costs, percentages and profit sum to the price, to the cent', () => {
  for (const discount of [0, 123.45]) {
    const { price } = expectPriced(byHand(lines, { marginEquip: 7.77, margin: 13.13, discount }));
    const spent = price.percentageComponents.filter(
      ({ type, isRevenue }) => !isRevenue && type !== 'TRADING_MARGIN' && type !== 'PERCENTAGE_PROFIT',
    );
    const costs = price.kitCost + sumCents([...price.serviceCosts, ...spent].map(({ amount }) => amount));
    expect(costs + price.preTaxProfit).toBe(price.finalPrice);
  }
});

test('percentages that no price can meet are refused, margins counted', () => {
  const most: TypedPercentage[] = [{ name: 'Imposto', type: 'PERCENTAGE_SERVICE_AND_KIT', value: 80 }];
  expect(getErrorCodes(byHand(most, { margin: 20 }))).toEqual(['PERCENT_OVERFLOW']);
  expect(getErrorCodes(byHand(most, { margin: 19 }))).toEqual([]);
  expect(getErrorCodes(byHand([{ name: 'Sócio', type: 'PERCENTAGE_PROFIT', value: 100 }]))).toEqual([
    'PERCENT_PROFIT_OVERFLOW',
  ]);
  expect(getErrorCodes(byHand([{ name: 'Taxa', type: 'COMMISSION', value: -1 }]))).toEqual([
    'VALUE_NEGATIVE',
  ]);
});
