import { computeModuleTotals, sumInverterWatts, toInverterWatts } from './equipment-figures';

test('[proposals-025] an inverter power under 100 was meant in kW', () => {
  expect(toInverterWatts(5)).toBe(5_000);
  expect(toInverterWatts(3.6)).toBe(3_600);
  expect(toInverterWatts(99.9)).toBe(99_900);
  expect(toInverterWatts(100)).toBe(100);
  expect(sumInverterWatts([{ iPower: 5, iQuantity: 2 }])).toBe(10_000);
});

test('modules add up to power, area and weight on the roof', () => {
  const line = { power: 550, quantity: 10, mLength: 2_279, width: 1_134, weight: 28.6 };
  expect(computeModuleTotals([line])).toEqual({
    power: 5.5,
    quantity: 10,
    area: 25.84,
    distributedWeight: 11.07,
  });
  expect(computeModuleTotals([{ ...line, mLength: 0 }])).toMatchObject({ area: 0, distributedWeight: 0 });
  expect(computeModuleTotals([])).toEqual({ power: 0, quantity: 0, area: 0, distributedWeight: 0 });
});
