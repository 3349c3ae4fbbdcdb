import { doesComponentApply, doesRestrictionAllow, isConditionalMet } from './applies';
import type { PricingComponentCondition } from './component';
import {
  buildPricingComponent,
  exampleHousePricingContext,
  expectPriced,
  priceWithComponents,
} from './testing/pricing';

const conditional = (
  type: PricingComponentCondition['type'],
  more: Partial<PricingComponentCondition>,
): PricingComponentCondition => ({
  type,
  logic: 'EQUAL',
  ...more,
});

describe('conditionals', () => {
  test.each([
    ['VOLTAGE', { numValue: 220 }, { voltage: '380 V' }],
    ['FIXATION', { strValue: ' cerâmico ' }, { fixation: 'Laje' }],
    ['INVERTER_TYPE', { strValue: 'INVERSOR DE STRING' }, { inverterType: 'Microinversor' }],
    ['VENDOR', { strValue: 'v1' }, { vendor: 'v2' }],
    ['PRE_VENDOR', { strValue: 'p1' }, { preVendor: 'p2' }],
  ] as const)('[pricing-008] %s switches by EQUAL and DIFFERENT', (type, wanted, other) => {
    const here = { ...exampleHousePricingContext, preVendor: 'p1' };
    const there = { ...here, ...other };
    expect(isConditionalMet(conditional(type, wanted), here)).toBe(true);
    expect(isConditionalMet(conditional(type, wanted), there)).toBe(false);
    expect(isConditionalMet(conditional(type, { ...wanted, logic: 'DIFFERENT' }), here)).toBe(false);
    expect(isConditionalMet(conditional(type, { ...wanted, logic: 'DIFFERENT' }), there)).toBe(true);
  });

  test('[pricing-008] the voltage is read by its digits', () => {
    const is220 = conditional('VOLTAGE', { numValue: 220 });
    expect(isConditionalMet(is220, { ...exampleHousePricingContext, voltage: '220 V' })).toBe(true);
    expect(isConditionalMet(is220, { ...exampleHousePricingContext, voltage: '127/220 V' })).toBe(false);
    expect(isConditionalMet(is220, { ...exampleHousePricingContext, voltage: null })).toBe(false);
  });

  test('[pricing-008] DIFFERENT holds when the proposal does not say; NONE always', () => {
    const nobody = { ...exampleHousePricingContext, preVendor: null };
    expect(isConditionalMet(conditional('PRE_VENDOR', { strValue: 'p1', logic: 'DIFFERENT' }), nobody)).toBe(
      true,
    );
    expect(isConditionalMet(conditional('PRE_VENDOR', { strValue: '' }), nobody)).toBe(false);
    expect(isConditionalMet(conditional('NONE', { logic: 'DIFFERENT' }), nobody)).toBe(true);
  });

  test('[pricing-008] all conditionals of a component must hold, and another voltage changes the price', () => {
    const extra = buildPricingComponent('FIXED', 450, {
      conditionals: [
        conditional('VOLTAGE', { numValue: 380 }),
        conditional('FIXATION', { strValue: 'Cerâmico' }),
      ],
    });
    const getFinal = (voltage: number, fixation: string) =>
      expectPriced(
        priceWithComponents([extra], { context: { ...exampleHousePricingContext, voltage, fixation } }),
      ).revenueData.finalPrice;
    expect(getFinal(380, 'Cerâmico')).toBe(10_450);
    expect(getFinal(380, 'Solo')).toBe(10_000);
    expect(getFinal(220, 'Cerâmico')).toBe(10_000);
  });
});

describe('restrictions', () => {
  const restriction = { _id: 'r1', locations: ['Uberaba', 'SP'], vendors: ['v9'] };

  test('[pricing-009] the city, the state or the vendor is enough', () => {
    const elsewhere = { ...exampleHousePricingContext, location: 'Recife', uf: 'PE' };
    expect(doesRestrictionAllow(restriction, exampleHousePricingContext)).toBe(true);
    expect(doesRestrictionAllow(restriction, { ...elsewhere, location: ' uberaba' })).toBe(true);
    expect(doesRestrictionAllow(restriction, { ...elsewhere, vendor: 'v9' })).toBe(true);
    expect(doesRestrictionAllow(restriction, elsewhere)).toBe(false);
    expect(doesRestrictionAllow({ _id: 'r2', locations: [], vendors: [] }, elsewhere)).toBe(true);
  });

  test('[pricing-009] in another city the component is absent', () => {
    const local = buildPricingComponent('FIXED', 200, { restriction: 'r1' });
    const linesIn = (uf: string) =>
      expectPriced(
        priceWithComponents([local], {
          restrictions: [restriction],
          context: { ...exampleHousePricingContext, uf },
        }),
      ).revenueData.serviceCosts;
    expect(linesIn('SP')).toHaveLength(1);
    expect(linesIn('RJ')).toHaveLength(0);
  });
});

test('[pricing-010] an optional component counts only when it was added', () => {
  const cleaning = buildPricingComponent('FIXED', 350, { _id: 'limpeza', isOptional: true });
  expect(doesComponentApply(cleaning, exampleHousePricingContext, [])).toBe(false);
  expect(
    doesComponentApply(cleaning, { ...exampleHousePricingContext, addedOptionalComponents: ['limpeza'] }, []),
  ).toBe(true);
});
