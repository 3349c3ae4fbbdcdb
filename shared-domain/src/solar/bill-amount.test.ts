import { computeBillFromConsumption, computeConsumptionFromBill, computeMinimumBill } from './bill-amount';

const terms = { kwhPrice: 0.95, publicLighting: 12.5, phase: 'Bifásica' } as const;

test('a bill becomes kWh by the price with taxes, after public lighting, and the same bill again', () => {
  expect(computeConsumptionFromBill(487.5, terms)).toBe(500);
  for (const bill of [100, 487.5, 480.37, 1_234.56]) {
    const consumption = computeConsumptionFromBill(bill, terms) ?? 0;
    expect(computeBillFromConsumption(consumption, terms)).toBeCloseTo(bill, 2);
  }
});

test('a bill at or below the least one, or without a price, tells no consumption', () => {
  expect(computeMinimumBill(terms)).toBe(60);
  expect(computeConsumptionFromBill(60, terms)).toBeNull();
  expect(computeConsumptionFromBill(30, terms)).toBeNull();
  expect(computeConsumptionFromBill(400, { ...terms, kwhPrice: 0 })).toBeNull();
  expect(computeBillFromConsumption(20, terms)).toBe(60);
});
