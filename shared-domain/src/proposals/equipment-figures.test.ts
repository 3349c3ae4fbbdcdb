import { invertersPower, inverterWatts, moduleFigures } from './equipment-figures';

test('[proposals-025] an inverter power under 100 was meant in kW', () => {
  expect(inverterWatts(5)).toBe(5_000);
  expect(inverterWatts(3.6)).toBe(3_600);
  expect(inverterWatts(99.9)).toBe(99_900);
  expect(inverterWatts(100)).toBe(100);
  expect(invertersPower([{ iPower: 5, iQuantity: 2 }])).toBe(10_000);
});

test('modules add up to power, area and weight on the roof', () => {
  const line = { power: 550, quantity: 10, mLength: 2_279, width: 1_134, weight: 28.6 };
  expect(moduleFigures([line])).toEqual({
    power: 5.5,
    quantity: 10,
    area: 25.84,
    distributedWeight: 11.07,
  });
  expect(moduleFigures([{ ...line, mLength: 0 }])).toMatchObject({ area: 0, distributedWeight: 0 });
  expect(moduleFigures([])).toEqual({ power: 0, quantity: 0, area: 0, distributedWeight: 0 });
});
