import { consumptionData } from '../../contract/proposal-units';
import { expectNear } from '../testing/near';
import { buildConsumerUnit, calculateTestStudy } from '../testing/units';
import { toStudyConsumerUnits } from './proposal-units';
import { DEFAULT_TARIFF_INFLATION_PERCENT } from './settings';
import { toStoredFinancialViability } from './stored-viability';

const house = buildConsumerUnit({ each: 450 });

test('[proposals-021] a study looks 25 years ahead, against two yearly rates', () => {
  const { generation, viability } = calculateTestStudy({ energyBillData: [house] });
  expect(generation?.years).toHaveLength(25);
  expect(viability?.cashFlow).toHaveLength(26);
  const last = viability?.cashFlow.at(-1);
  expectNear(last?.benchmark1, 15_000 * 1.0617 ** 25, 1e-6);
  expectNear(last?.benchmark2, 15_000 * 1.1 ** 25, 1e-6);
});

test('[proposals-023] averages are yearly sums divided by 12', () => {
  const unit = buildConsumerUnit({ each: 0, monthlyConsumption: [1200, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] });
  expect(calculateTestStudy({ energyBillData: [unit] }).consumption).toEqual({
    averageMontlhyConsumption: 100,
    averageYearlyConsumption: 1200,
    averageYearlyConsumptionPeak: 0,
    totalMonthlyConsumption: 100,
  });
});

test('peak consumption counts in group A only', () => {
  const peak = Array.from({ length: 12 }, () => 50);
  const industry = buildConsumerUnit({
    each: 100,
    tariffModality: 'A',
    classification: 'Verde',
    kwhPricePeak: 2,
    monthlyConsumptionPeak: peak,
  });
  const { consumption, monthlyConsumption } = calculateTestStudy({ energyBillData: [industry] });
  expect(consumption).toMatchObject({ averageYearlyConsumptionPeak: 600, totalMonthlyConsumption: 150 });
  expect(monthlyConsumption[0]).toBe(150);
  expect(
    calculateTestStudy({ energyBillData: [{ ...house, monthlyConsumptionPeak: peak }] })
      .monthlyConsumption[0],
  ).toBe(450);
});

test('[proposals-024] emissions are those of the first year’s generation', () => {
  const { generation, viability } = calculateTestStudy({ energyBillData: [house] });
  expectNear(viability?.emissions.co2, 0.28 * (generation?.yearly ?? 0), 1e-9);
  expectNear(viability?.emissions.trees, (0.33 * (generation?.yearly ?? 0)) / 12, 1e-9);
  expectNear(viability?.emissions.cars, (0.02 * (generation?.yearly ?? 0)) / 12, 1e-9);
});

test('[proposals-026] an empty inflation is 10', () => {
  const savings = (inflation: number | null) =>
    calculateTestStudy({ energyBillData: [house], inflation }).viability?.indicators.savingsTotal;
  expect(DEFAULT_TARIFF_INFLATION_PERCENT).toBe(10);
  expect(savings(null)).toBe(savings(10));
  expect(savings(0)).toBeLessThan(savings(10) ?? 0);
});

test('without a kit there is a size, without a price a generation, and no more', () => {
  const sized = calculateTestStudy({ energyBillData: [house], power: null });
  expect(sized.sizing.targetPower).toBeGreaterThan(3);
  expect(sized).toMatchObject({ generation: null, viability: null });
  const generating = calculateTestStudy({ energyBillData: [house], finalPrice: null });
  expect(generating.generation?.years).toHaveLength(25);
  expect(generating.viability).toBeNull();
});

test('what the proposal says wins over the account’s settings', () => {
  const account = { losses: 30, inflation: 5 };
  const entered = calculateTestStudy({
    energyBillData: [house],
    settings: account,
    losses: 20,
    inflation: 8,
  });
  const same = calculateTestStudy({ energyBillData: [house], losses: 20, inflation: 8 });
  expect(entered.viability).toEqual(same.viability);
});

test('the availability is left out of the size, unless the account counts it', () => {
  const target = (subtractAvailability: boolean) =>
    calculateTestStudy({ energyBillData: [house], settings: { subtractAvailability } }).sizing.target;
  expect(target(true)).toBe(400);
  expect(target(false)).toBe(450);
});

test('a financed purchase starts with its entry and pays in the years the instalments fall due', () => {
  const terms = { entry: 3_000, fee: 1.5, installments: 24, gracePeriod: 3 };
  const { viability } = calculateTestStudy({ energyBillData: [house], financing: terms });
  const financed = viability?.financing;
  expectNear(financed?.totalFinanced, 12_000, 1e-9);
  expectNear(financed?.flows[0], -3_000, 1e-9);
  // Months 4 to 12, 13 to 24, 25 to 27.
  const each = financed?.installmentValue ?? 0;
  for (const [year, months] of [9, 12, 3, 0].entries())
    expectNear(financed?.payments[year + 1], months * each, 1e-6);
  expectNear(financed?.flows[1], (viability?.cashFlow[1]?.flow ?? 0) - 9 * each, 1e-6);
});

test('without an entry the payback counts until the flows stay ahead', () => {
  const terms = { entry: 0, fee: 1.5, installments: 60 };
  const { viability } = calculateTestStudy({ energyBillData: [house], financing: terms });
  const financed = viability?.financing;
  const sums = financed?.accumulated ?? [];
  const span = financed?.payback ?? -1;
  expect(sums[Math.ceil(span)]).toBeGreaterThanOrEqual(0);
  if (span > 0) expect(sums[Math.ceil(span) - 1]).toBeLessThan(0);
});

test('a proposal says what it takes for given', () => {
  const { assumptions } = calculateTestStudy({ energyBillData: [house], irradiation: { uf: 'SP' } });
  const assumed = (key: string) => assumptions.find((one) => one.key === key)?.value;
  expect(assumed('irradiation')).toContain('DOI 10.34024/978851700089');
  expect(assumed('losses')).toBe('22% (PR 0,78)');
  expect(assumed('tariff')).toBe('R$ 0,95/kWh');
  expect(assumed('fioBAfterTransition')).toContain('100%');
  expect(assumed('interestRate1')).toBe('6,17% ao ano');
  expect(assumptions.every(({ label, value }) => label !== '' && value !== '')).toBe(true);
});

test('what was entered is printed with all its decimals, on peak too', () => {
  const house = buildConsumerUnit({
    each: 450,
    kwhPrice: 0.515,
    publicLighting: 12.4,
    finViabilityData: { bWireValue: 0.23456, nonCompensableTax: 0.0125 },
  });
  const { assumptions } = calculateTestStudy({
    energyBillData: [house],
    settings: { losses: 14.5, degradation: 0.125 },
  });
  expect(assumptions).toEqual(
    expect.arrayContaining(
      [
        { key: 'losses', value: '14,5% (PR 0,855)' },
        { key: 'tariff', value: 'R$ 0,515/kWh' },
        { key: 'fioB', value: 'R$ 0,23456/kWh' },
        { key: 'publicLighting', value: 'R$ 12,40 por mês' },
        { key: 'taxes', value: 'R$ 0,0125/kWh de imposto não compensável sobre a energia compensada' },
      ].map((one) => expect.objectContaining(one)),
    ),
  );
  expect(assumptions.find(({ key }) => key === 'degradation')?.value).toContain('0,125% ao ano');
});

test('an amount of each unit is not printed as that of all', () => {
  const named = (ucName: string, changes: object) => ({
    ...buildConsumerUnit({ each: 300, ...changes }),
    ucName,
  });
  const printed = (...units: ReturnType<typeof named>[]) => {
    const { assumptions } = calculateTestStudy({ energyBillData: units });
    return (key: string) => assumptions.find((one) => one.key === key)?.value;
  };
  const lit = { publicLighting: 12.4 };
  const taxed = { finViabilityData: { bWireValue: 0.2, nonCompensableTax: 0.0125 } };
  const tax = 'R$ 0,0125/kWh de imposto não compensável sobre a energia compensada';
  const full = 'Compensação pelo preço cheio do kWh, descontado o Fio B';

  const same = printed(named('Casa', { ...lit, ...taxed }), named('Loja', { ...lit, ...taxed }));
  expect([same('publicLighting'), same('taxes')]).toEqual(['R$ 12,40 por mês em cada unidade', tax]);
  const some = printed(
    named('Casa', { ...lit, ...taxed }),
    named('Loja', { publicLighting: 20 }),
    named('Sítio', lit),
  );
  expect(some('publicLighting')).toBe('R$ 12,40 por mês (Casa e Sítio); R$ 20,00 por mês (Loja)');
  expect(some('taxes')).toBe(`${tax} (Casa); ${full} (Loja e Sítio)`);
  const one = printed(named('', lit), named('', {}));
  expect([one('publicLighting'), one('taxes')]).toEqual(['R$ 12,40 por mês (unidade 1)', full]);
});

test('tariffs and demands of group A are printed with those on peak', () => {
  const industry = buildConsumerUnit({
    each: 5_000,
    tariffModality: 'A',
    classification: 'Azul',
    kwhPrice: 0.4215,
    kwhPricePeak: 2.13456,
    demand: 75,
    demandTariff: 21.555,
    demandPeak: 40.5,
    demandTariffPeak: 60,
    finViabilityData: { bWireValue: 0.1, bWireValuePeak: 0.9 },
  });
  const { assumptions } = calculateTestStudy({ energyBillData: [industry] });
  const assumed = (key: string) => assumptions.find((one) => one.key === key)?.value;
  expect(assumed('tariff')).toBe('R$ 0,4215/kWh, na ponta R$ 2,13456/kWh');
  expect(assumed('fioB')).toBe('R$ 0,10/kWh, na ponta R$ 0,90/kWh');
  expect(assumed('demand')).toBe('75 kW a R$ 21,555/kW, na ponta 40,5 kW a R$ 60,00/kW');
  expect(assumed('minimumBilling')).toBeUndefined();
  const withHouse = calculateTestStudy({ energyBillData: [industry, buildConsumerUnit({ each: 300 })] });
  expect(withHouse.assumptions.map(({ key }) => key)).toContain('minimumBilling');
});

test.each([
  ['MINIGENERATION', { power: 90, inverterPower: 76 }],
  ['ABOVE_LIMIT', { power: 4_000 }],
  ['ABOVE_CONSUMPTION', { power: 12 }],
] as const)('a system worth a second look is told: %s', (code, more) => {
  expect(calculateTestStudy({ energyBillData: [house], ...more }).warnings.map((one) => one.code)).toContain(
    code,
  );
});

test('a kit is looked for by the power of the whole, of the generating unit, and of group A on and off peak', () => {
  const months = (each: number) => Array.from({ length: 12 }, () => each);
  const industry = buildConsumerUnit({
    each: 1_000,
    tariffModality: 'A',
    classification: 'Verde',
    kwhPrice: 0.5,
    kwhPricePeak: 1,
    monthlyConsumptionPeak: months(100),
    demand: 75,
  });
  const { sizing } = calculateTestStudy({ energyBillData: [industry, house] });
  const perKwp = sizing.targetPower / sizing.target;
  expectNear(sizing.target, 1_000 + 100 / 0.5 + 400, 1e-9);
  expectNear(sizing.kitPowers.power, sizing.targetPower, 1e-12);
  expectNear(sizing.kitPowers.powerGenUc, 1_200 * perKwp, 1e-9);
  expectNear(sizing.kitPowers.powerNonPeak, 1_000 * perKwp, 1e-9);
  expectNear(sizing.kitPowers.powerPeak, 200 * perKwp, 1e-9);
  expect(sizing.kitPowers.demand).toBe(75);
  expect(calculateTestStudy({ energyBillData: [house] }).sizing.kitPowers).toMatchObject({
    powerPeak: 0,
    powerNonPeak: 0,
    demand: 0,
  });
});

test('[pricing-015] payback, roi, tir and lcoe are stored with the price; what does not exist is null', () => {
  const { viability } = calculateTestStudy({ energyBillData: [house] });
  const stored = viability && toStoredFinancialViability(viability.indicators);
  expectNear(stored?.payback, viability?.indicators.payback ?? 0, 1e-6);
  expectNear(stored?.tir, viability?.indicators.tir ?? 0, 1e-6);
  expectNear(stored?.roi, viability?.indicators.roi ?? 0, 1e-6);
  expectNear(stored?.lcoe, viability?.indicators.lcoe ?? 0, 1e-6);
  const ruinous = calculateTestStudy({
    energyBillData: [house],
    finalPrice: 1e9,
    power: 0.1,
    inflation: 0,
  }).viability;
  expect(ruinous && toStoredFinancialViability(ruinous.indicators).payback).toBeNull();
});

test('[proposals-036] a unit of group A billed for consumption alone pays as one of group B: no demand, no peak', () => {
  const store = (tariffModality: 'A' | 'B', more: object) =>
    toStudyConsumerUnits(
      consumptionData.parse({
        tariffModality,
        location: { uf: 'SP', city: 'Campinas' },
        energyBillData: [
          {
            ucName: 'Loja',
            ucType: 'Comercial',
            phase: 'Trifásica',
            monthlyConsumption: house.monthlyConsumption,
            kwhPrice: 0.95,
            finViabilityData: { bWireValue: 0.25 },
            ...more,
          },
        ],
      }),
    );
  const demand = { classification: 'Verde', demand: 90, demandTariff: 30, kwhPricePeak: 2 };
  const getBills = (units: ReturnType<typeof store>) =>
    calculateTestStudy({ energyBillData: units }).generation?.years[0];
  const asGroupB = getBills(store('B', {}));
  expect(asGroupB).toBeDefined();
  expect(getBills(store('A', { ...demand, billingKind: 'Consumo' }))).toEqual(asGroupB);
  expect(getBills(store('A', { ...demand, billingKind: 'Demanda' }))).not.toEqual(asGroupB);
});

test('the units of a stored proposal are calculated as they are', () => {
  const [stored] = toStudyConsumerUnits(
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
  expect(calculateTestStudy({ energyBillData: stored ? [stored] : [] })).toEqual(
    calculateTestStudy({ energyBillData: [house] }),
  );
});
