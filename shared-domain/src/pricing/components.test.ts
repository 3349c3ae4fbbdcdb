import { marginCalculations } from './component';
import { pricingComponentKinds } from './component-kinds';
import { pricingRuleQuantities } from './pricing-rule-quantities';
import {
  buildPricingComponent,
  buildTieredRules,
  exampleHousePricingContext,
  expectPriced,
  getErrorCodes,
  priceWithComponents,
} from './testing/pricing';

/** Returns the final price of the R$ 10,000.00 kit with these components. */
const computeFinalPrice = (...parameters: Parameters<typeof priceWithComponents>) =>
  expectPriced(priceWithComponents(...parameters)).revenueData.finalPrice;

describe('kinds', () => {
  test('[pricing-011] there are 14, each once', () => {
    expect(new Set(pricingComponentKinds.map(({ value }) => value)).size).toBe(14);
  });

  test.each([
    ['FIXED', 10_100],
    ['PER_KWP', 10_495],
    ['PER_MODULE', 10_900],
    ['PER_INVERTER', 10_100],
    ['PER_KM', 13_200],
    ['PER_M2', 12_340],
    ['PER_M', 12_200],
  ] as const)('[pricing-011] %s of R$ 100 is charged by its quantity', (kind, price) => {
    expect(computeFinalPrice([buildPricingComponent(kind, 100)])).toBe(price);
  });

  test.each([
    ['PERCENTAGE_KIT', 13_500],
    ['PERCENTAGE_SERVICE', 11_250],
    ['PERCENTAGE_SERVICE_AND_KIT', 13_750],
    ['COMMISSION', 13_750],
    ['TRADING_MARGIN', 13_750],
    ['PERCENTAGE_PROFIT', 11_000],
  ] as const)('[pricing-006] MARKUP divides by what %s of 20 % leaves', (kind, price) => {
    expect(computeFinalPrice([buildPricingComponent(kind, 20), buildPricingComponent('FIXED', 1_000)])).toBe(
      price,
    );
  });

  test('[pricing-006] GROSS_MARGIN takes each percentage of the costs', () => {
    const cost = buildPricingComponent('FIXED', 1_000);
    const multiplied = (kind: Parameters<typeof buildPricingComponent>[0]) =>
      computeFinalPrice([buildPricingComponent(kind, 20), cost], { calc: 'GROSS_MARGIN' });
    expect(multiplied('PERCENTAGE_KIT')).toBe(13_000);
    expect(multiplied('PERCENTAGE_SERVICE')).toBe(11_200);
    expect(multiplied('PERCENTAGE_SERVICE_AND_KIT')).toBe(13_200);
    expect(multiplied('COMMISSION')).toBe(13_200);
    expect(multiplied('TRADING_MARGIN')).toBe(13_200);
    expect(multiplied('PERCENTAGE_PROFIT')).toBe(11_000);
  });

  test('[pricing-006] an individual commission counts for its own vendor only', () => {
    const commission = buildPricingComponent('INDIVIDUAL_COMMISSION', 20, { vendor: 'v1' });
    expect(computeFinalPrice([commission])).toBe(12_500);
    expect(
      computeFinalPrice([commission], { context: { ...exampleHousePricingContext, vendor: 'v2' } }),
    ).toBe(10_000);
  });
});

describe('tiers', () => {
  test('[pricing-007] the first tier not below the quantity gives the value', () => {
    const labour = buildPricingComponent(
      'FIXED',
      0,
      buildTieredRules('MODULES', [
        [10, 300],
        [5, 200],
      ]),
    );
    const withModules = (modules: number) =>
      computeFinalPrice([labour], { context: { ...exampleHousePricingContext, modules } });
    expect(withModules(8)).toBe(10_300);
    expect(withModules(5)).toBe(10_200);
  });

  test('above the last tier its value is used, with a warning', () => {
    const labour = buildPricingComponent('FIXED', 0, buildTieredRules('MODULES', [[5, 200]]));
    const { price, revenueData } = expectPriced(priceWithComponents([labour]));
    expect(revenueData.finalPrice).toBe(10_200);
    expect(price.warnings).toMatchObject([{ componentId: 'FIXED' }]);
  });

  test.each([
    ['KWP', { kwp: 7 }],
    ['MODULES', { modules: 7 }],
    ['INVERTERS', { inverters: 7 }],
    ['KW', { kw: 7 }],
    ['KM', { km: 7 }],
    ['SQUARE_METERS', { m2: 7 }],
    ['LINERAR_METERS', { m: 7 }],
    ['ROOF_HIGHT', { roofHeight: 7 }],
  ] as const)('[pricing-012] %s chooses by its own quantity', (range, quantity) => {
    const choosing = buildPricingComponent(
      'FIXED',
      0,
      buildTieredRules(range, [
        [6.99, 100],
        [7, 500],
        [8, 900],
      ]),
    );
    expect(computeFinalPrice([choosing], { context: { ...exampleHousePricingContext, ...quantity } })).toBe(
      10_500,
    );
  });

  test('[pricing-012] a range knows these quantities and no other', () => {
    expect(pricingRuleQuantities.map(({ value }) => value)).toEqual([
      'KWP',
      'MODULES',
      'INVERTERS',
      'KW',
      'KM',
      'SQUARE_METERS',
      'LINERAR_METERS',
      'ROOF_HIGHT',
    ]);
  });
});

describe('refusals', () => {
  test.each(marginCalculations)(
    '%s: a component without rules, or with a negative value, is refused',
    (calc) => {
      const empty = buildPricingComponent('FIXED', 1, { rules: [] });
      const negative = buildPricingComponent('PER_KWP', -1);
      expect(getErrorCodes(priceWithComponents([empty, negative], { calc }))).toEqual([
        'RULES_EMPTY',
        'VALUE_NEGATIVE',
      ]);
    },
  );

  test('percentages that no price can meet are refused by MARKUP and can be multiplied', () => {
    const components = [buildPricingComponent('COMMISSION', 60), buildPricingComponent('PERCENTAGE_KIT', 40)];
    expect(getErrorCodes(priceWithComponents(components))).toEqual(['PERCENT_OVERFLOW']);
    expect(computeFinalPrice(components, { calc: 'GROSS_MARGIN' })).toBe(20_000);
  });

  test('sharing all of the profit is refused', () => {
    const share = buildPricingComponent('PERCENTAGE_PROFIT', 100);
    expect(getErrorCodes(priceWithComponents([share], { calc: 'GROSS_MARGIN' }))).toEqual([
      'PERCENT_PROFIT_OVERFLOW',
    ]);
  });

  test('all that is wrong is told at once, with its place', () => {
    const result = priceWithComponents([buildPricingComponent('FIXED', 'muito')], {
      kitCost: -1,
      context: { ...exampleHousePricingContext, kwp: 0, km: -3 },
    });
    expect(result).toMatchObject({
      ok: false,
      errors: [
        { path: 'kitCost', code: 'KIT_COST_NEGATIVE' },
        { path: 'context.kwp', code: 'POWER_INVALID' },
        { path: 'context.km', code: 'QUANTITY_INVALID' },
        { path: 'pricingComponents.0.rules.0', code: 'VALUE_INVALID' },
      ],
    });
  });
});
