import { billOfConsumption, consumptionOfBill, leastBill } from './bill-amount';

const terms = { kwhPrice: 0.95, publicLighting: 12.5, phase: 'Bifásica' } as const;

test('a bill becomes kWh by the price with taxes, after public lighting, and the same bill again', () => {
  expect(consumptionOfBill(487.5, terms)).toBe(500);
  for (const bill of [100, 487.5, 480.37, 1_234.56]) {
    const consumption = consumptionOfBill(bill, terms) ?? 0;
    expect(billOfConsumption(consumption, terms)).toBeCloseTo(bill, 2);
  }
});

test('a bill at or below the least one, or without a price, tells no consumption', () => {
  expect(leastBill(terms)).toBe(60);
  expect(consumptionOfBill(60, terms)).toBeNull();
  expect(consumptionOfBill(30, terms)).toBeNull();
  expect(consumptionOfBill(400, { ...terms, kwhPrice: 0 })).toBeNull();
  expect(billOfConsumption(20, terms)).toBe(60);
});
