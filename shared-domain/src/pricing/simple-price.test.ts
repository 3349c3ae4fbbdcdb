import { centsToDecimalText } from './cents';
import { DEFAULT_MARGIN_CALCULATION, type MarginCalculation } from './component';
import { priceProposal } from './price-proposal';
import { computePriceWithMargin, getTierMargin } from './simple-price';
import { exampleHousePricingContext, expectPriced, priceWithComponents } from './testing/pricing';

const computePrice = (cost: number, margin: number, calc: MarginCalculation) => {
  const result = computePriceWithMargin(cost, margin, calc);
  return result.ok ? centsToDecimalText(result.price) : result.errors[0]?.code;
};

test('[pricing-001] one system is priced by a margin or by components, as the account chose', () => {
  const simple = priceProposal({
    method: 'SIMPLE',
    calc: 'GROSS_MARGIN',
    autoPricing: [{ power: 10, margin: 40 }],
    kitCost: 10_000,
    context: exampleHousePricingContext,
  });
  expect(expectPriced(simple).revenueData.finalPrice).toBe(14_000);
  expect(expectPriced(priceWithComponents([])).revenueData.finalPrice).toBe(10_000);
});

test('[pricing-002] the first tier with at least the system’s power counts, however the tiers are sorted', () => {
  const tiers = [
    { power: 10, margin: 30 },
    { power: 5, margin: 40 },
  ];
  expect(getTierMargin(tiers, 6)).toBe(30);
  expect(getTierMargin(tiers, 5)).toBe(40);
});

test('[pricing-003] above every tier, and without tiers, the margin is 50 %', () => {
  expect(getTierMargin([{ power: 5, margin: 40 }], 5.01)).toBe(50);
  expect(getTierMargin([], 1)).toBe(50);
});

test('[pricing-004] GROSS_MARGIN multiplies the cost', () => {
  expect(computePrice(100, 20, 'GROSS_MARGIN')).toBe('120.00');
  expect(computePrice(100, 150, 'GROSS_MARGIN')).toBe('250.00');
});

test('[pricing-005] MARKUP divides the cost, and cannot at 100 % or more', () => {
  expect(computePrice(100, 20, 'MARKUP')).toBe('125.00');
  expect(computePrice(100, 100, 'MARKUP')).toBe('MARGIN_TOO_HIGH');
});

test('an account that never chose multiplies', () => {
  expect(DEFAULT_MARGIN_CALCULATION).toBe('GROSS_MARGIN');
});

test.each([
  [-1, 20, 'KIT_COST_NEGATIVE'],
  [Number.NaN, 20, 'KIT_COST_INVALID'],
  [100, -1, 'MARGIN_NEGATIVE'],
  [100, Number.POSITIVE_INFINITY, 'MARGIN_INVALID'],
])('a cost of %s with a margin of %s is refused: %s', (cost, margin, code) => {
  expect(computePrice(cost, margin, 'GROSS_MARGIN')).toBe(code);
});

test('half a cent goes away from zero, on the decimal and not on a double', () => {
  // 1.005 · 1 is 1.00499999999999989… as a double.
  expect(computePrice(1.005, 0, 'GROSS_MARGIN')).toBe('1.01');
  expect(computePrice(0.05, 10, 'GROSS_MARGIN')).toBe('0.06');
});
