import { computeAdjustmentFactor } from '../adjust-factor';
import { computeEnergyYears } from '../compensation/yearly-rows';
import { computeRemainingOutputShare } from '../generation';
import { computeTiltedIrradiation } from '../irradiation/transposition';
import { computeModuleCount, computeTargetMonthlyGeneration, computeTargetPower } from '../sizing';
import { expectNear } from '../testing/near';
import { phasesByCaseName } from '../testing/phases';
import { buildConsumerUnit } from '../testing/units';
import { toNormalizedConsumerUnits } from '../unit-terms';
import { getTestVectors } from './read-vectors';

/** The same month twelve times: published examples are of one month of 30 days. */
const simpleYield = (hsp: number, pr: number, days: number) =>
  Array.from({ length: 12 }, () => hsp * pr * days);

describe('energy', () => {
  test.each(
    getTestVectors<{ kwp: number; hsp: number; pr: number; days: number }, number>('monthlyGenerationSimple'),
  )('$id', ({ input, expected, tolerance }) => {
    expectNear(input.kwp * (simpleYield(input.hsp, input.pr, input.days)[0] ?? 0), expected, tolerance);
  });

  type Sized = { kwh: number; hsp: number; pr: number; days: number; wp: number };
  test.each(getTestVectors<Sized, number>('targetPowerSimple'))('$id', ({ input, expected, tolerance }) => {
    expectNear(
      computeTargetPower(input.kwh, simpleYield(input.hsp, input.pr, input.days)),
      expected,
      tolerance,
    );
  });

  test.each(getTestVectors<Sized, number>('modulesSimple'))('$id', ({ input, expected }) => {
    const power = computeTargetPower(input.kwh, simpleYield(input.hsp, input.pr, input.days));
    expect(computeModuleCount(power, input.wp)).toBe(expected);
  });

  test.each(
    getTestVectors<{ consumption: number; phase: string; subtractAvailability: boolean }, number>(
      'sizingTarget',
    ),
  )('$id', ({ input, expected }) => {
    const units = toNormalizedConsumerUnits([
      buildConsumerUnit({ each: input.consumption, phase: phasesByCaseName[input.phase] }),
    ]);
    expect(computeTargetMonthlyGeneration(units, input.subtractAvailability)).toBe(expected);
  });

  type Energy = { teOffPeak: number; tePeak: number; peakKwh: number };
  const factor = ({ teOffPeak, tePeak }: Energy) =>
    computeAdjustmentFactor({ kwhPrice: teOffPeak, kwhPricePeak: tePeak }) ?? Number.NaN;

  test.each(getTestVectors<Energy, number>('adjustFactor'))('$id', ({ input, expected, tolerance }) => {
    expectNear(factor(input), expected, tolerance);
  });

  test.each(getTestVectors<Energy, number>('peakCompensation'))('$id', ({ input, expected, tolerance }) => {
    expectNear(input.peakKwh / factor(input), expected, tolerance);
  });

  type Simultaneous = { generation: number; selfConsumed: number };
  /** The first year of a unit that could use all it generates, by the share it uses at once. */
  const firstYear = ({ generation, selfConsumed }: Simultaneous) => {
    const simultaneityFactor = (selfConsumed / generation) * 100;
    const unit = buildConsumerUnit({ each: 2 * generation, finViabilityData: { simultaneityFactor } });
    const [year] = computeEnergyYears({
      units: toNormalizedConsumerUnits([unit]),
      generation: Array.from({ length: 12 }, () => generation),
      degradation: { first: 0, next: 0 },
      startYear: 2026,
      inflation: 0,
      gdClass: 'GD2',
      fioBAfterTransition: 1,
      minimumBillingMode: 'ART16',
    });
    return year;
  };

  test.each(getTestVectors<Simultaneous, number>('simultaneity'))('$id', ({ input, expected, tolerance }) => {
    const year = firstYear(input);
    expectNear((year?.selfConsumption ?? 0) / (year?.generation ?? 0), expected, tolerance);
  });

  test.each(getTestVectors<Simultaneous, number>('injected'))('$id', ({ input, expected }) => {
    expectNear(firstYear(input)?.injected, 12 * expected, 1e-9);
  });

  test.each(getTestVectors<{ year: number; first: number; next: number }, number>('degradation'))(
    '$id',
    ({ input, expected, tolerance }) =>
      expectNear(computeRemainingOutputShare(input.year, input), expected, tolerance),
  );

  type Tilted = { ghi: number[]; lat: number; tilt: number; albedo: number };
  test.each(getTestVectors<Tilted, number[]>('tilt'))('$id', ({ input, expected, tolerance }) => {
    const { ghi, lat: latitude, tilt, albedo } = input;
    const tilted = computeTiltedIrradiation(ghi, { latitude, tilt, albedo });
    for (const [month, value] of expected.entries()) expectNear(tilted[month], value, tolerance);
  });
});
