import type { ConsumptionData } from '../../contract/proposal-units';
import { consumptionData } from '../../contract/proposal-units';
import { CALCULATOR_PV_MODULE, calculateSystem } from './calculator';

const house = (changes: Partial<ConsumptionData['energyBillData'][number]> = {}): ConsumptionData =>
  consumptionData.parse({
    tariffModality: 'B',
    energyBillData: [
      {
        ucName: 'Casa',
        ucType: 'Residencial',
        monthlyConsumption: Array<number>(12).fill(500),
        kwhPrice: 0.95,
        ...changes,
      },
    ],
    location: { uf: 'SP', city: 'Campinas' },
  });

test('[calculator-001] whole modules, their area, generation and savings follow from the consumption', () => {
  const result = calculateSystem(house(), 2026);
  if (!result.ok) throw new Error('cannot be calculated');
  const { power, moduleCount, area, generation, savings } = result.calculation;
  expect(power).toBeCloseTo((moduleCount * CALCULATOR_PV_MODULE.power) / 1000, 6);
  expect(area).toBeCloseTo(moduleCount * 2.279 * 1.134, 1);
  expect(generation.monthly).toHaveLength(12);
  // A hair above what was asked for: modules are whole.
  expect(generation.averageMonthly).toBeGreaterThanOrEqual(450);
  expect(generation.averageMonthly).toBeLessThan(600);
  expect(savings.firstYear).toBeCloseTo(savings.billWithout - savings.billWith, 2);
  expect(savings.billWithout).toBeCloseTo(6_000 * 0.95, 0);
  expect(savings.years25).toBeGreaterThan(savings.firstYear * 20);
});

test('a place without sun data is a problem in words, not a number', () => {
  const data = house();
  const result = calculateSystem({ ...data, location: { ...data.location, uf: 'XX' } }, 2026);
  expect(result.ok).toBe(false);
});
