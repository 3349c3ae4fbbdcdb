import { consumptionData } from '../../contract/proposal-units';
import { near } from '../testing/near';
import { study, unitOf } from '../testing/units';
import { DEFAULT_INFLATION } from './settings';
import { finantialViabilityOf } from './stored-viability';
import { unitsOfProposal } from './units-of-proposal';

const house = unitOf({ each: 450 });

test('[proposals-021] a study looks 25 years ahead, against two yearly rates', () => {
  const { generation, viability } = study({ energyBillData: [house] });
  expect(generation?.years).toHaveLength(25);
  expect(viability?.cashFlow).toHaveLength(26);
  const last = viability?.cashFlow.at(-1);
  near(last?.benchmark1, 15_000 * 1.0617 ** 25, 1e-6);
  near(last?.benchmark2, 15_000 * 1.1 ** 25, 1e-6);
});

test('[proposals-023] averages are yearly sums divided by 12', () => {
  const unit = unitOf({ each: 0, monthlyConsumption: [1200, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] });
  expect(study({ energyBillData: [unit] }).consumption).toEqual({
    averageMontlhyConsumption: 100,
    averageYearlyConsumption: 1200,
    averageYearlyConsumptionPeak: 0,
    totalMonthlyConsumption: 100,
  });
});

test('peak consumption counts in group A only', () => {
  const peak = Array.from({ length: 12 }, () => 50);
  const industry = unitOf({
    each: 100,
    tariffModality: 'A',
    classification: 'Verde',
    kwhPricePeak: 2,
    monthlyConsumptionPeak: peak,
  });
  const { consumption, monthlyConsumption } = study({ energyBillData: [industry] });
  expect(consumption).toMatchObject({ averageYearlyConsumptionPeak: 600, totalMonthlyConsumption: 150 });
  expect(monthlyConsumption[0]).toBe(150);
  expect(study({ energyBillData: [{ ...house, monthlyConsumptionPeak: peak }] }).monthlyConsumption[0]).toBe(
    450,
  );
});

test('[proposals-024] emissions are those of the first year’s generation', () => {
  const { generation, viability } = study({ energyBillData: [house] });
  near(viability?.emissions.co2, 0.28 * (generation?.yearly ?? 0), 1e-9);
  near(viability?.emissions.trees, (0.33 * (generation?.yearly ?? 0)) / 12, 1e-9);
  near(viability?.emissions.cars, (0.02 * (generation?.yearly ?? 0)) / 12, 1e-9);
});

test('[proposals-026] an empty inflation is 10', () => {
  const savings = (inflation: number | null) =>
    study({ energyBillData: [house], inflation }).viability?.indicators.savingsTotal;
  expect(DEFAULT_INFLATION).toBe(10);
  expect(savings(null)).toBe(savings(10));
  expect(savings(0)).toBeLessThan(savings(10) ?? 0);
});

test('without a kit there is a size, without a price a generation, and no more', () => {
  const sized = study({ energyBillData: [house], power: null });
  expect(sized.sizing.targetPower).toBeGreaterThan(3);
  expect(sized).toMatchObject({ generation: null, viability: null });
  const generating = study({ energyBillData: [house], finalPrice: null });
  expect(generating.generation?.years).toHaveLength(25);
  expect(generating.viability).toBeNull();
});

test('what the proposal says wins over the account’s settings', () => {
  const account = { losses: 30, inflation: 5 };
  const entered = study({ energyBillData: [house], settings: account, losses: 20, inflation: 8 });
  const same = study({ energyBillData: [house], losses: 20, inflation: 8 });
  expect(entered.viability).toEqual(same.viability);
});

test('the availability is left out of the size, unless the account counts it', () => {
  const target = (subtractAvailability: boolean) =>
    study({ energyBillData: [house], settings: { subtractAvailability } }).sizing.target;
  expect(target(true)).toBe(400);
  expect(target(false)).toBe(450);
});

test('a financed purchase starts with its entry and pays in the years the instalments fall due', () => {
  const terms = { entry: 3_000, fee: 1.5, installments: 24, gracePeriod: 3 };
  const { viability } = study({ energyBillData: [house], financing: terms });
  const financed = viability?.financing;
  near(financed?.totalFinanced, 12_000, 1e-9);
  near(financed?.flows[0], -3_000, 1e-9);
  // Months 4 to 12, 13 to 24, 25 to 27.
  const each = financed?.installmentValue ?? 0;
  for (const [year, months] of [9, 12, 3, 0].entries())
    near(financed?.payments[year + 1], months * each, 1e-6);
  near(financed?.flows[1], (viability?.cashFlow[1]?.flow ?? 0) - 9 * each, 1e-6);
});

test('without an entry the payback counts until the flows stay ahead', () => {
  const terms = { entry: 0, fee: 1.5, installments: 60 };
  const { viability } = study({ energyBillData: [house], financing: terms });
  const financed = viability?.financing;
  const sums = financed?.accumulated ?? [];
  const span = financed?.payback ?? -1;
  expect(sums[Math.ceil(span)]).toBeGreaterThanOrEqual(0);
  if (span > 0) expect(sums[Math.ceil(span) - 1]).toBeLessThan(0);
});

test('a proposal says what it takes for given', () => {
  const { assumptions } = study({ energyBillData: [house], irradiation: { uf: 'SP' } });
  const assumed = (key: string) => assumptions.find((one) => one.key === key)?.value;
  expect(assumed('irradiation')).toContain('DOI 10.34024/978851700089');
  expect(assumed('losses')).toBe('22% (PR 0,78)');
  expect(assumed('tariff')).toBe('R$ 0,95/kWh');
  expect(assumed('fioBAfterTransition')).toContain('100%');
  expect(assumed('interestRate1')).toBe('6,17% ao ano');
  expect(assumptions.every(({ label, value }) => label !== '' && value !== '')).toBe(true);
});

test.each([
  ['MINIGENERATION', { power: 90, inverterPower: 76 }],
  ['ABOVE_LIMIT', { power: 4_000 }],
  ['ABOVE_CONSUMPTION', { power: 12 }],
] as const)('a system worth a second look is told: %s', (code, more) => {
  expect(study({ energyBillData: [house], ...more }).warnings.map((one) => one.code)).toContain(code);
});

test('a kit is looked for by the power of the whole, of the generating unit, and of group A on and off peak', () => {
  const months = (each: number) => Array.from({ length: 12 }, () => each);
  const industry = unitOf({
    each: 1_000,
    tariffModality: 'A',
    classification: 'Verde',
    kwhPrice: 0.5,
    kwhPricePeak: 1,
    monthlyConsumptionPeak: months(100),
    demand: 75,
  });
  const { sizing } = study({ energyBillData: [industry, house] });
  const perKwp = sizing.targetPower / sizing.target;
  near(sizing.target, 1_000 + 100 / 0.5 + 400, 1e-9);
  near(sizing.kitPowers.power, sizing.targetPower, 1e-12);
  near(sizing.kitPowers.powerGenUc, 1_200 * perKwp, 1e-9);
  near(sizing.kitPowers.powerNonPeak, 1_000 * perKwp, 1e-9);
  near(sizing.kitPowers.powerPeak, 200 * perKwp, 1e-9);
  expect(sizing.kitPowers.demand).toBe(75);
  expect(study({ energyBillData: [house] }).sizing.kitPowers).toMatchObject({
    powerPeak: 0,
    powerNonPeak: 0,
    demand: 0,
  });
});

test('[pricing-015] payback, roi, tir and lcoe are stored with the price; what does not exist is null', () => {
  const { viability } = study({ energyBillData: [house] });
  const stored = viability && finantialViabilityOf(viability.indicators);
  near(stored?.payback, viability?.indicators.payback ?? 0, 1e-6);
  near(stored?.tir, viability?.indicators.tir ?? 0, 1e-6);
  near(stored?.roi, viability?.indicators.roi ?? 0, 1e-6);
  near(stored?.lcoe, viability?.indicators.lcoe ?? 0, 1e-6);
  const ruinous = study({ energyBillData: [house], finalPrice: 1e9, power: 0.1, inflation: 0 }).viability;
  expect(ruinous && finantialViabilityOf(ruinous.indicators).payback).toBeNull();
});

test('the units of a stored proposal are calculated as they are', () => {
  const [stored] = unitsOfProposal(
    consumptionData.parse({
      tariffModality: 'B',
      location: { uf: 'SP', city: 'Campinas' },
      energyBillData: [
        {
          ucName: 'Casa',
          ucType: 'Residencial',
          monthlyConsumption: house.monthlyConsumption,
          kwhPrice: 0.95,
          finViabilityData: { bWireValue: 0.25 },
        },
      ],
    }),
  );
  expect(study({ energyBillData: stored ? [stored] : [] })).toEqual(study({ energyBillData: [house] }));
});
