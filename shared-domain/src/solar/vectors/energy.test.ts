import { adjustFactor } from '../adjust-factor';
import { yearlyRows } from '../compensation/yearly-rows';
import { remainingOutput } from '../generation';
import { onTiltedPlane } from '../irradiation/transposition';
import { modulesFor, sizingTarget, targetPower } from '../sizing';
import { near } from '../testing/near';
import { phaseNames } from '../testing/phases';
import { unitOf } from '../testing/units';
import { unitTermsOf } from '../unit-terms';
import { vectorsOf } from './read-vectors';

/** The same month twelve times: published examples are of one month of 30 days. */
const simpleYield = (hsp: number, pr: number, days: number) =>
  Array.from({ length: 12 }, () => hsp * pr * days);

describe('energy', () => {
  test.each(
    vectorsOf<{ kwp: number; hsp: number; pr: number; days: number }, number>('monthlyGenerationSimple'),
  )('$id', ({ input, expected, tolerance }) => {
    near(input.kwp * (simpleYield(input.hsp, input.pr, input.days)[0] ?? 0), expected, tolerance);
  });

  type Sized = { kwh: number; hsp: number; pr: number; days: number; wp: number };
  test.each(vectorsOf<Sized, number>('targetPowerSimple'))('$id', ({ input, expected, tolerance }) => {
    near(targetPower(input.kwh, simpleYield(input.hsp, input.pr, input.days)), expected, tolerance);
  });

  test.each(vectorsOf<Sized, number>('modulesSimple'))('$id', ({ input, expected }) => {
    const power = targetPower(input.kwh, simpleYield(input.hsp, input.pr, input.days));
    expect(modulesFor(power, input.wp)).toBe(expected);
  });

  test.each(
    vectorsOf<{ consumption: number; phase: string; subtractAvailability: boolean }, number>('sizingTarget'),
  )('$id', ({ input, expected }) => {
    const units = unitTermsOf([unitOf({ each: input.consumption, phase: phaseNames[input.phase] })]);
    expect(sizingTarget(units, input.subtractAvailability)).toBe(expected);
  });

  type Energy = { teOffPeak: number; tePeak: number; peakKwh: number };
  const factor = ({ teOffPeak, tePeak }: Energy) =>
    adjustFactor({ kwhPrice: teOffPeak, kwhPricePeak: tePeak }) ?? Number.NaN;

  test.each(vectorsOf<Energy, number>('adjustFactor'))('$id', ({ input, expected, tolerance }) => {
    near(factor(input), expected, tolerance);
  });

  test.each(vectorsOf<Energy, number>('peakCompensation'))('$id', ({ input, expected, tolerance }) => {
    near(input.peakKwh / factor(input), expected, tolerance);
  });

  type Simultaneous = { generation: number; selfConsumed: number };
  /** The first year of a unit that could use all it generates, by the share it uses at once. */
  const firstYear = ({ generation, selfConsumed }: Simultaneous) => {
    const simultaneityFactor = (selfConsumed / generation) * 100;
    const unit = unitOf({ each: 2 * generation, finViabilityData: { simultaneityFactor } });
    const [year] = yearlyRows({
      units: unitTermsOf([unit]),
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

  test.each(vectorsOf<Simultaneous, number>('simultaneity'))('$id', ({ input, expected, tolerance }) => {
    const year = firstYear(input);
    near((year?.selfConsumption ?? 0) / (year?.generation ?? 0), expected, tolerance);
  });

  test.each(vectorsOf<Simultaneous, number>('injected'))('$id', ({ input, expected }) => {
    near(firstYear(input)?.injected, 12 * expected, 1e-9);
  });

  test.each(vectorsOf<{ year: number; first: number; next: number }, number>('degradation'))(
    '$id',
    ({ input, expected, tolerance }) => near(remainingOutput(input.year, input), expected, tolerance),
  );

  type Tilted = { ghi: number[]; lat: number; tilt: number; albedo: number };
  test.each(vectorsOf<Tilted, number[]>('tilt'))('$id', ({ input, expected, tolerance }) => {
    const { ghi, lat: latitude, tilt, albedo } = input;
    const tilted = onTiltedPlane(ghi, { latitude, tilt, albedo });
    for (const [month, value] of expected.entries()) near(tilted[month], value, tolerance);
  });
});
