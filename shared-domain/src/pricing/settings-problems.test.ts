import { ratioToNumber } from './ratio';
import { computePercentageBounds, findDetailedPricingProblems, findTierProblems } from './settings-problems';
import { buildPricingComponent } from './testing/pricing';

const settings = (...pricingComponents: ReturnType<typeof buildPricingComponent>[]) => ({
  autoPricingCalc: 'MARKUP' as const,
  pricingComponents,
  restrictions: [],
});
const found = (...components: ReturnType<typeof buildPricingComponent>[]) =>
  findDetailedPricingProblems(settings(...components)).map(({ code, path }) => `${code} ${path}`);

test('tiers up to the same power overlap, and margins must be some', () => {
  const tiers = [
    { power: 5, margin: 20 },
    { power: '5.0', margin: 100 },
    { power: 10, margin: -1 },
    { power: Number.NaN, margin: Number.NaN },
  ];
  expect(findTierProblems(tiers, 'MARKUP').map(({ code, path }) => `${code} ${path}`)).toEqual([
    'MARGIN_TOO_HIGH autoPricing.1.margin',
    'TIER_REPEATED autoPricing.1.power',
    'MARGIN_NEGATIVE autoPricing.2.margin',
    'MARGIN_INVALID autoPricing.3.margin',
    'POWER_INVALID autoPricing.3.power',
  ]);
  expect(findTierProblems([{ power: 5, margin: 120 }], 'GROSS_MARGIN')).toEqual([]);
});

test('what a component lacks is told at its place', () => {
  const at = 'autoPricingDetailed.pricingComponents.0';
  expect(found(buildPricingComponent('FIXED', 1, { name: ' ' }))).toEqual([`COMPONENT_UNNAMED ${at}.name`]);
  expect(found(buildPricingComponent('FIXED', 1, { rules: [] }))).toEqual([`RULES_EMPTY ${at}.rules`]);
  expect(found(buildPricingComponent('FIXED', -1))).toEqual([`VALUE_NEGATIVE ${at}.rules.0`]);
  expect(found(buildPricingComponent('INDIVIDUAL_COMMISSION', 1))).toEqual([`VENDOR_MISSING ${at}.vendor`]);
  expect(found(buildPricingComponent('FIXED', 1, { restriction: 'gone' }))).toEqual([
    `RESTRICTION_UNKNOWN ${at}.restriction`,
  ]);
  expect(
    found(buildPricingComponent('FIXED', 1, { conditionals: [{ type: 'FIXATION', logic: 'EQUAL' }] })),
  ).toEqual([`CONDITIONAL_EMPTY ${at}.conditionals.0`]);
  expect(
    found(
      buildPricingComponent('FIXED', 1),
      buildPricingComponent('FIXED', 2, { _id: 'b', name: ' fixed ' }),
    ),
  ).toEqual(['COMPONENT_REPEATED autoPricingDetailed.pricingComponents.1.name']);
});

test('percentages that no proposal can meet are refused; those that some might not are bounded', () => {
  const whole = buildPricingComponent('COMMISSION', 60);
  const other = buildPricingComponent('PERCENTAGE_KIT', 45, { _id: 'k', name: 'Kit' });
  expect(found(whole, other)).toEqual(['PERCENT_OVERFLOW autoPricingDetailed.pricingComponents']);
  const optional = { ...other, isOptional: true };
  expect(found(whole, optional)).toEqual([]);
  const { least, most } = computePercentageBounds([whole, optional]);
  expect([ratioToNumber(least.kit), ratioToNumber(most.kit), ratioToNumber(least.price)]).toEqual([
    0, 0.45, 0.6,
  ]);
});

test('of individual commissions only one person is counted at a time', () => {
  const of = (vendor: string, value: number) =>
    buildPricingComponent('INDIVIDUAL_COMMISSION', value, {
      _id: vendor + value,
      name: vendor + value,
      vendor,
    });
  const { least, most } = computePercentageBounds([of('ana', 4), of('ana', 3), of('rui', 5)]);
  expect([ratioToNumber(least.price), ratioToNumber(most.price)]).toEqual([0, 0.07]);
});
