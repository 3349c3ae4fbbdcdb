import { allows, applies, holds } from './applies';
import type { PricingConditional } from './component';
import { component, house, priced, priceWith } from './testing/pricing';

const conditional = (
  type: PricingConditional['type'],
  more: Partial<PricingConditional>,
): PricingConditional => ({
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
    const here = { ...house, preVendor: 'p1' };
    const there = { ...here, ...other };
    expect(holds(conditional(type, wanted), here)).toBe(true);
    expect(holds(conditional(type, wanted), there)).toBe(false);
    expect(holds(conditional(type, { ...wanted, logic: 'DIFFERENT' }), here)).toBe(false);
    expect(holds(conditional(type, { ...wanted, logic: 'DIFFERENT' }), there)).toBe(true);
  });

  test('[pricing-008] the voltage is read by its digits', () => {
    const is220 = conditional('VOLTAGE', { numValue: 220 });
    expect(holds(is220, { ...house, voltage: '220 V' })).toBe(true);
    expect(holds(is220, { ...house, voltage: '127/220 V' })).toBe(false);
    expect(holds(is220, { ...house, voltage: null })).toBe(false);
  });

  test('[pricing-008] DIFFERENT holds when the proposal does not say; NONE always', () => {
    const nobody = { ...house, preVendor: null };
    expect(holds(conditional('PRE_VENDOR', { strValue: 'p1', logic: 'DIFFERENT' }), nobody)).toBe(true);
    expect(holds(conditional('PRE_VENDOR', { strValue: '' }), nobody)).toBe(false);
    expect(holds(conditional('NONE', { logic: 'DIFFERENT' }), nobody)).toBe(true);
  });

  test('[pricing-008] all conditionals of a component must hold, and another voltage changes the price', () => {
    const extra = component('FIXED', 450, {
      conditionals: [
        conditional('VOLTAGE', { numValue: 380 }),
        conditional('FIXATION', { strValue: 'Cerâmico' }),
      ],
    });
    const finalOf = (voltage: number, fixation: string) =>
      priced(priceWith([extra], { context: { ...house, voltage, fixation } })).revenueData.finalPrice;
    expect(finalOf(380, 'Cerâmico')).toBe(10_450);
    expect(finalOf(380, 'Solo')).toBe(10_000);
    expect(finalOf(220, 'Cerâmico')).toBe(10_000);
  });
});

describe('restrictions', () => {
  const restriction = { _id: 'r1', locations: ['Uberaba', 'SP'], vendors: ['v9'] };

  test('[pricing-009] the city, the state or the vendor is enough', () => {
    const elsewhere = { ...house, location: 'Recife', uf: 'PE' };
    expect(allows(restriction, house)).toBe(true);
    expect(allows(restriction, { ...elsewhere, location: ' uberaba' })).toBe(true);
    expect(allows(restriction, { ...elsewhere, vendor: 'v9' })).toBe(true);
    expect(allows(restriction, elsewhere)).toBe(false);
    expect(allows({ _id: 'r2', locations: [], vendors: [] }, elsewhere)).toBe(true);
  });

  test('[pricing-009] in another city the component is absent', () => {
    const local = component('FIXED', 200, { restriction: 'r1' });
    const linesIn = (uf: string) =>
      priced(priceWith([local], { restrictions: [restriction], context: { ...house, uf } })).revenueData
        .serviceCosts;
    expect(linesIn('SP')).toHaveLength(1);
    expect(linesIn('RJ')).toHaveLength(0);
  });
});

test('[pricing-010] an optional component counts only when it was added', () => {
  const cleaning = component('FIXED', 350, { _id: 'limpeza', isOptional: true });
  expect(applies(cleaning, house, [])).toBe(false);
  expect(applies(cleaning, { ...house, addedOptionalComponents: ['limpeza'] }, [])).toBe(true);
});
