import { proposalData } from '../contract/proposal-data';
import { findProposalFinishObstacles } from '../proposals/missing-parts';
import { describeNetworkCharges, findMissingNetworkCharges } from './network-charges';
import { calculateProposal } from './proposal/calculate-proposal';
import { toStudyConsumerUnits } from './proposal/proposal-units';
import { defaultCalculationSettings } from './proposal/settings';
import { buildConsumerUnit } from './testing/units';

const house = buildConsumerUnit({ each: 400 });
const withCharges = (finViabilityData: (typeof house)['finViabilityData']) => ({
  ...house,
  finViabilityData,
});
const GD2 = { gdClass: 'GD2', startYear: 2026 } as const;
const GD3 = { gdClass: 'GD3', startYear: 2026 } as const;
const getMissingFields = (...given: Parameters<typeof findMissingNetworkCharges>) =>
  findMissingNetworkCharges(...given).map(({ field }) => field.split('.').at(-1));

/** A stored proposal of one house that pays these charges. */
const storedWith = (finViabilityData: object) =>
  proposalData.parse({
    tariffModality: 'B',
    energyBillData: [
      {
        ucName: 'Casa',
        ucType: 'Residencial',
        monthlyConsumption: Array(12).fill(500),
        kwhPrice: 0.95,
        finViabilityData,
      },
    ],
  });

test.each([
  [{ bWireValue: 0 }, ['bWireValue']],
  [{ bWireValue: null }, ['bWireValue']],
  [null, ['bWireValue']],
  [{ bWireValue: 0.25 }, []],
  [{ bWireValue: 0, bWireNotApplicable: true }, []],
] as const)('a blank Fio B is not zero: %j lacks %j', (charges, missing) => {
  expect(getMissingFields([withCharges(charges)], GD2)).toEqual(missing);
});

test('it is asked of every unit that uses energy, and of no class that does not pay it', () => {
  const blank = withCharges({ bWireValue: 0 });
  const plant = { ...blank, monthlyConsumption: Array<number>(12).fill(0) };
  expect(findMissingNetworkCharges([house, plant, blank], GD2)).toEqual([
    {
      field: 'energyBillData.2.finViabilityData.bWireValue',
      message: expect.stringMatching(
        /ou diga que não se aplica: sem ela a economia sai maior do que será\.$/,
      ),
    },
  ]);
  expect(findMissingNetworkCharges([blank], { gdClass: 'GD1', startYear: 2026 })).toEqual([]);
});

test('GD III asks for Fio A and charges as well, until the transition ends; zero is an answer', () => {
  expect(getMissingFields([house], GD3)).toEqual(['aWireValue', 'sectorCharges']);
  expect(
    getMissingFields([withCharges({ bWireValue: 0.25, aWireValue: 0.1, sectorCharges: 0 })], GD3),
  ).toEqual([]);
  expect(getMissingFields([house], { ...GD3, startYear: 2029 })).toEqual([]);
});

test('a document says which it was', () => {
  const other = withCharges({ bWireValue: 0.25345, aWireValue: 0.1, sectorCharges: 0.012 });
  expect(describeNetworkCharges([house, house, other], GD2).fioB).toBe('R$ 0,25/kWh; R$ 0,25345/kWh');
  expect(describeNetworkCharges([withCharges({ bWireNotApplicable: true })], GD2).fioB).toMatch(
    /^Não se aplica/,
  );
  expect(describeNetworkCharges([withCharges(null)], GD2).fioB).toMatch(/^Não informado/);
  expect(describeNetworkCharges([other], GD3)).toMatchObject({ fioA: 'R$ 0,10/kWh', sector: 'R$ 0,012/kWh' });
  const result = calculateProposal({
    startYear: 2026,
    energyBillData: [house],
    irradiation: { uf: 'SP' },
    settings: defaultCalculationSettings,
  });
  expect(result.ok && result.study.assumptions).toContainEqual({
    key: 'fioB',
    label: 'TUSD Fio B de hoje',
    value: 'R$ 0,25/kWh',
  });
});

test('a proposal is finished with its Fio B, or with somebody saying that there is none', () => {
  const finish = (charges: object) =>
    findProposalFinishObstacles(storedWith(charges), {
      step: 6,
      validityDate: null,
      registryDate: '2026-11-22',
      today: '2026-11-22',
    }).filter(({ step }) => step === 1);
  expect(finish({})).toEqual([
    {
      step: 1,
      field: 'energyBillData.0.finViabilityData.bWireValue',
      message:
        'Informe a TUSD Fio B de Casa, ou diga que não se aplica: sem ela a economia sai maior do que será.',
    },
  ]);
  expect(finish({ bWireValue: 0.25 })).toEqual([]);
  expect(finish({ bWireNotApplicable: true })).toEqual([]);
});

test('what is sent of class GD III is what is calculated with: 100% of Fio B, 40% of Fio A, and the charges', () => {
  const charges = { bWireValue: 0.25, aWireValue: 0.1, sectorCharges: 0.02, simultaneityFactor: 0 };
  const data = storedWith(charges);
  const { tariffModality = 'B', energyBillData = [] } = data;
  const getYear = (gdClass: 'GD2' | 'GD3') => {
    const result = calculateProposal({
      startYear: 2026,
      energyBillData: toStudyConsumerUnits({ tariffModality, energyBillData }),
      irradiation: { uf: 'SP' },
      power: 2,
      settings: { ...defaultCalculationSettings, gdClass },
    });
    const [year] = (result.ok && result.study.generation?.years) || [];
    if (!year) throw new Error('not calculated');
    return year;
  };
  const [two, three] = [getYear('GD2'), getYear('GD3')];
  expect(two.fioBCost / two.compensated).toBeCloseTo(0.25 * 0.6, 9);
  expect(three.fioBCost / three.compensated).toBeCloseTo(0.25 + 0.4 * 0.1 + 0.02, 9);
  expect(three.billWith).toBeGreaterThan(two.billWith);
});

test('a system that saves nothing has no TIR: what adding up leaves is no saving', () => {
  // Under the availability cost the bill is the same with and without.
  const small = {
    ...buildConsumerUnit({ each: 1 }),
    monthlyConsumption: [31, 7, 13, 29, 41, 3, 17, 23, 37, 11, 19, 47],
    kwhPrice: 0.937,
  };
  for (const inflation of [0, 7.3, 10]) {
    const result = calculateProposal({
      startYear: 2026,
      energyBillData: [{ ...small, phase: 'Bifásica', publicLighting: 13.77 }],
      irradiation: { uf: 'SP' },
      power: 3,
      finalPrice: 14_700,
      inflation,
      settings: defaultCalculationSettings,
    });
    const study = result.ok ? result.study : null;
    expect(study?.generation?.years.map(({ savings }) => savings)).toEqual(Array(25).fill(0));
    expect(study?.viability?.indicators).toMatchObject({
      tir: null,
      payback: null,
      roi: -1,
      savingsTotal: 0,
    });
  }
});
