import type { ConsumerUnit } from '../consumer-unit';
import { expectNear } from '../testing/near';
import { buildConsumerUnit, calculateTestStudy } from '../testing/units';
import { computeNetworkCharge, getFioBShare } from './fio-b';

const firstYear = (energyBillData: ConsumerUnit[], power = 4, settings = {}) =>
  calculateTestStudy({ energyBillData, power, settings }).generation?.years[0];

describe('classes', () => {
  const wire = { b: 0.2, bPeak: 0.3, a: 0.1, sector: 0.02, tax: 0.01 };

  test('GD I pays nothing of Fio B until 2045', () => {
    expect(getFioBShare(2045, 'GD1', 1)).toBe(0);
    expect(getFioBShare(2046, 'GD1', 0.9)).toBe(0.9);
    expectNear(computeNetworkCharge(wire, 2030, 'GD1', 1).offPeak, 0.01, 1e-12);
  });

  test('after 2028 Fio B is what the account assumes', () => {
    expect(getFioBShare(2029, 'GD2', 0.9)).toBe(0.9);
    expect(getFioBShare(2050, 'GD2', 1)).toBe(1);
  });

  test('GD III pays all of Fio B, 40 % of Fio A and the sector’s charges until 2028', () => {
    expectNear(computeNetworkCharge(wire, 2026, 'GD3', 0.9).offPeak, 0.2 + 0.04 + 0.02 + 0.01, 1e-12);
    expectNear(computeNetworkCharge(wire, 2026, 'GD3', 0.9).onPeak, 0.3 + 0.04 + 0.02 + 0.01, 1e-12);
    expectNear(computeNetworkCharge(wire, 2029, 'GD3', 0.9).offPeak, 0.18 + 0.01, 1e-12);
  });

  test('the harder the class, the smaller the savings', () => {
    const unit = buildConsumerUnit({
      each: 450,
      finViabilityData: { bWireValue: 0.25, aWireValue: 0.1, sectorCharges: 0.02 },
    });
    const [one, two, three] = (['GD1', 'GD2', 'GD3'] as const).map(
      (gdClass) => firstYear([unit], 3, { gdClass })?.savings ?? 0,
    );
    expect(one).toBeGreaterThan(two ?? 0);
    expect(two).toBeGreaterThan(three ?? 0);
  });
});

describe('several units', () => {
  const plant = buildConsumerUnit({
    each: 0,
    ucType: 'Autoconsumo Remoto',
    newConnection: true,
    finViabilityData: {},
  });
  const user = buildConsumerUnit({ each: 300 });

  test('a plant without load has no bill before and pays the minimum after', () => {
    const alone = firstYear([user], 0.01);
    const remote = firstYear([plant, user], 0.01);
    expectNear(remote?.billWithout, alone?.billWithout ?? 0, 1e-9);
    expectNear((remote?.billWith ?? 0) - (alone?.billWith ?? 0), 12 * 50 * 0.95, 2);
    expect(remote?.selfConsumption).toBe(0);
  });

  test('shares nobody entered follow the consumption', () => {
    const larger = buildConsumerUnit({ each: 900 });
    const byConsumption = firstYear([plant, user, larger]);
    const byHand = firstYear([plant, { ...user, share: 25 }, { ...larger, share: 75 }]);
    expect(byConsumption).toEqual(byHand);
    expect(
      firstYear([plant, { ...user, share: 75 }, { ...larger, share: 25 }])?.creditBalance,
    ).toBeGreaterThan(byHand?.creditBalance ?? 0);
  });

  test('the system may stand at any unit, and its unit may keep a share', () => {
    const standing = { ...plant, isGenerator: true };
    expect(firstYear([user, standing])).toEqual(firstYear([plant, user]));
    const keeping = firstYear(
      [
        { ...plant, share: 40 },
        { ...user, share: 60 },
      ],
      2,
    );
    expectNear(keeping?.creditBalance, 0.4 * (keeping?.injected ?? 0), 1e-6);
  });

  test('without others the surplus stays as credit of the unit itself', () => {
    const year = firstYear([user], 8);
    expectNear(year?.creditBalance, (year?.injected ?? 0) - (year?.compensated ?? 0), 1e-9);
  });
});

describe('group A', () => {
  const peak = Array.from({ length: 12 }, () => 100);
  const industry = buildConsumerUnit({
    each: 2_000,
    tariffModality: 'A',
    classification: 'Azul',
    kwhPrice: 0.5,
    tusd: 0.2,
    kwhPricePeak: 1,
    tusdPeak: 0.5,
    monthlyConsumptionPeak: peak,
    demand: 100,
    demandTariff: 20,
    demandPeak: 50,
    demandTariffPeak: 60,
    finViabilityData: { simultaneityFactor: 0, bWireValue: 0 },
  });

  test('Azul pays both demands, Verde one; neither is ever compensated', () => {
    expectNear(firstYear([industry])?.billWithout, 12 * (2_000 * 0.5 + 100 * 1 + 100 * 20 + 50 * 60), 1e-6);
    const verde = { ...industry, classification: 'Verde' } as const;
    expectNear(firstYear([verde])?.billWithout, 12 * (2_000 * 0.5 + 100 * 1 + 100 * 20), 1e-6);
    expectNear(firstYear([industry], 1_000)?.billWith, 12 * (100 * 20 + 50 * 60), 1e-6);
  });

  test('peak consumption takes credit by the adjustment factor, after what is off peak', () => {
    const year = firstYear([industry], 1_000);
    // FA = (0.5 − 0.2) / (1 − 0.5) = 0.6: 1,200 kWh of peak cost 2,000 of credit.
    expectNear(year?.compensatedPeak, 1_200, 1e-6);
    expectNear((year?.injected ?? 0) - (year?.creditBalance ?? 0), 24_000 + 2_000, 1e-6);
    expect(firstYear([industry], 5)?.compensatedPeak).toBe(0);
  });

  test('a generator stronger than the demand pays TUSDg on the difference', () => {
    const plain = firstYear([industry]);
    const stronger = firstYear([{ ...industry, demandGen: 130, demandTariffTusdG: 8 }]);
    expectNear((stronger?.billWith ?? 0) - (plain?.billWith ?? 0), 12 * 30 * 8, 1e-6);
    expect(stronger?.billWithout).toBe(plain?.billWithout);
  });
});

test('public lighting is paid with and without the system', () => {
  const dark = firstYear([buildConsumerUnit({ each: 450 })]);
  const lit = firstYear([buildConsumerUnit({ each: 450, publicLighting: 20 })]);
  expectNear((lit?.billWithout ?? 0) - (dark?.billWithout ?? 0), 240, 1e-9);
  expectNear(lit?.savings, dark?.savings ?? 0, 1e-9);
});

test('tax that is not compensated lowers what is saved', () => {
  const charges = { bWireValue: 0.25, simultaneityFactor: 30 };
  const plain = firstYear([buildConsumerUnit({ each: 450, finViabilityData: charges })], 3);
  const taxed = firstYear(
    [buildConsumerUnit({ each: 450, finViabilityData: { ...charges, nonCompensableTax: 0.1 } })],
    3,
  );
  expectNear((plain?.savings ?? 0) - (taxed?.savings ?? 0), 0.1 * (plain?.compensated ?? 0), 1e-6);
});
