import { calculateProposal, type ProposalStudy } from '../proposal/calculate-proposal';
import { computeModuleCount } from '../sizing';
import { toProposalInput, type WorkedCase } from '../testing/case-input';
import { expectNear } from '../testing/near';
import { cases, getTestVectors } from './read-vectors';

const named: [string, WorkedCase][] = Object.entries(cases);

function calculateCase(name: string): Required<ProposalStudy> {
  const found = named.find(([id]) => id === name)?.[1];
  if (!found) throw new Error(`No case ${name}`);
  const result = calculateProposal(toProposalInput(found.input));
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.study;
}

describe.each(named)('%s', (name, { expected }) => {
  const { sizing, generation, viability } = calculateCase(name);

  test('is sized', () => {
    expectNear(sizing.target, expected.sizingTargetKwh, 1e-6);
    expectNear(sizing.targetPower, expected.targetPower, 1e-6);
    expect(computeModuleCount(sizing.targetPower, 550)).toBe(expected.modules550);
  });

  test('generates', () => {
    for (const [month, kwh] of expected.monthlyGeneration.entries()) {
      expectNear(generation?.monthly[month], kwh, 1e-6);
    }
  });

  test('[proposals-021] has 25 years, each as worked out', () => {
    expect(generation?.years).toHaveLength(25);
    for (const [index, row] of expected.rows.entries()) {
      const year: Record<string, number> = { ...generation?.years[index] };
      for (const [field, value] of Object.entries(row)) expectNear(year[field], value, 2e-6);
    }
  });

  test('flows and indicators', () => {
    for (const [year, flow] of expected.flows.entries())
      expectNear(viability?.cashFlow[year]?.flow, flow, 2e-6);
    const indicators = viability?.indicators;
    expectNear(indicators?.payback, expected.payback, 1e-7);
    expectNear(indicators?.discountedPayback, expected.discountedPayback, 1e-7);
    expectNear(indicators?.roi, expected.roi, 1e-7);
    expectNear(indicators?.tir, expected.irr, 1e-7);
    expectNear(indicators?.vpl, expected.npv, 1e-5);
    expectNear(indicators?.lcoe, expected.lcoe, 1e-7);
    expectNear(indicators?.lcoeSimple, expected.lcoeSimple, 1e-7);
    const last = viability?.cashFlow.at(-1);
    expectNear(last?.benchmark1, expected.benchmark1, 1e-5);
    expectNear(last?.benchmark2, expected.benchmark2, 1e-5);
    expectNear(last?.reinvested1, expected.reinvested1, 1e-4);
    expectNear(last?.reinvested2, expected.reinvested2, 1e-4);
    expectNear(viability?.emissions.co2, expected.emissions.co2, 1e-5);
    expectNear(viability?.emissions.trees, expected.emissions.trees, 1e-5);
    expectNear(viability?.emissions.cars, expected.emissions.cars, 1e-5);
  });
});

test.each(getTestVectors<{ case: string }, Record<string, number>>('viability25'))(
  '$id',
  ({ input, expected, tolerance }) => {
    const { sizing, generation, viability } = calculateCase(input.case);
    const [first] = generation?.years ?? [];
    const { tir, vpl, ...indicators } = viability?.indicators ?? {};
    const last = viability?.cashFlow.at(-1);
    const { year, ...lines } = last ?? {};
    const actual: Record<string, number | null | undefined> = {
      ...indicators,
      ...lines,
      irr: tir,
      npv: vpl,
      sizingTargetKwh: sizing.target,
      targetPower: sizing.targetPower,
      billWithYear1: first?.billWith,
      billWithoutYear1: first?.billWithout,
    };
    for (const [field, value] of Object.entries(expected)) expectNear(actual[field], value, tolerance);
  },
);
