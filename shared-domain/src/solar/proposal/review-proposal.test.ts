import type { ProposalData } from '../../contract/proposal-data';
import { proposalData } from '../../contract/proposal-data';
import { type ProposalReviewContext, reviewProposal } from './review-proposal';
import { defaultCalculationSettings } from './settings';

const facts: ProposalReviewContext = {
  step: 5,
  validityDate: '2026-12-31',
  customer: { phone: '47999998888', email: '' },
  registryDate: '2026-11-20',
  today: '2026-11-22',
};

const sound: ProposalData = proposalData.parse({
  tariffModality: 'B',
  energyBillData: [
    {
      ucName: 'Casa',
      ucType: 'Residencial',
      monthlyConsumption: Array(12).fill(500),
      kwhPrice: 0.95,
      finViabilityData: { powerDistCompany: 'CPFL Paulista', bWireValue: 0.25 },
    },
  ],
  location: { uf: 'SP', city: 'Campinas' },
  pvModuleData: [{ manufacturer: 'Sol', power: 550, quantity: 8 }],
  inverterData: [{ iManufacturer: 'Onda', iPower: 4_000, iQuantity: 1 }],
  kitData: { kitPrice: 9_800 },
  realSystemData: {
    power: 4.4,
    supplier: '',
    kitFixation: '',
    minArea: 20,
    distance: 0,
    perimeter: 0,
    distributedWeight: 10,
  },
  generation: {
    monthlyGeneration: Array(12).fill(480),
    monthlyConsumption: Array(12).fill(500),
    irradiation: { source: '', monthly: Array(12).fill(4.7) },
    averageMonthlyGeneration: 480,
    yearlyGeneration: 5_760,
    offset: 0.96,
  },
  revenueData: { finalPrice: 14_700 },
  proposalCustomizationData: {
    validityDate: '2026-12-31',
    theme: { primaryColor: '#123456', logoUrl: '/api/proposal-images/a/b', cover: '' },
  },
});

const [soundUnit] = sound.energyBillData ?? [];
const withoutDistributor = soundUnit && {
  ...soundUnit,
  finViabilityData: { ...soundUnit.finViabilityData, powerDistCompany: '' },
};

const found = (changes: Partial<ProposalData>, more: Partial<ProposalReviewContext> = {}) =>
  reviewProposal({ ...sound, ...changes }, { ...facts, ...more });

test('a sound proposal has nothing to look at', () => {
  expect(found({})).toEqual([]);
});

test('a study that begins in an earlier year is told, with the way to a newer one', () => {
  expect(found({ firstYear: 2026 })).toEqual([]);
  expect(found({ firstYear: 2025 })).toMatchObject([
    {
      location: 4,
      kind: 'DOUBT',
      message:
        'O estudo começa em 2025, quando o preço foi feito: salve o preço de novo para começar em 2026.',
    },
  ]);
});

test('a review looks at the year with which the study begins, not at that of the day of the review', () => {
  // Charges that class GD III pays until the end of 2028.
  const data = { calculationSettings: { ...defaultCalculationSettings, gdClass: 'GD3' as const } };
  const fields = (registryDate: string, firstYear?: number) =>
    found(
      { ...data, ...(firstYear && { firstYear }) },
      { registryDate, validityDate: '2029-12-31', today: '2029-01-02' },
    ).flatMap(({ field }) => (field?.includes('aWireValue') ? [field] : []));
  const missing = ['energyBillData.0.finViabilityData.aWireValue'];
  expect(fields('2028-12-30')).toEqual(missing);
  expect(fields('2028-12-30', 2029)).toEqual([]);
  expect(fields('2029-01-02')).toEqual([]);
  expect(fields('2029-01-02', 2028)).toEqual(missing);
});

test('[proposals-001] what is missing is told with its step, and its field where it is one', () => {
  const { revenueData: _, ...unpriced } = sound;
  expect(reviewProposal(unpriced, { ...facts, step: 3 })).toMatchObject([{ location: 4, kind: 'MISSING' }]);
  expect(found({}, { validityDate: '2026-11-21' })).toMatchObject([
    { location: 5, kind: 'MISSING', field: 'validityDate' },
  ]);
  const [unit] = sound.energyBillData ?? [];
  expect(found({ energyBillData: unit ? [{ ...unit, kwhPrice: 0 }] : [] })).toMatchObject([
    { location: 1, kind: 'MISSING', field: 'energyBillData.0.kwhPrice' },
  ]);
});

test.each([
  ['a price under that of the kit', { revenueData: { finalPrice: 9_000 } }, {}, 4],
  ['a kit without price', { kitData: { ...sound.kitData, kitPrice: 0 } as ProposalData['kitData'] }, {}, 2],
  ['no date of validity', {}, { validityDate: null }, 5],
  ['a service for nothing', { revenueData: { finalPrice: 14_700, totalSvc: 0 } }, {}, 4],
  ['no distributor', { energyBillData: [withoutDistributor] as ProposalData['energyBillData'] }, {}, 1],
  [
    'a company whose unit is a home',
    {},
    { customer: { phone: '47999998888', email: '', isCompany: true } },
    1,
  ],
  ['a customer that cannot be reached', {}, { customer: { phone: '', email: '' } }, 'CUSTOMER'],
])('%s is doubtful, and does not keep it from being finished', (_, changes, more, location) => {
  expect(found(changes, more)).toMatchObject([{ location, kind: 'DOUBT' }]);
});

test('inverters that do not fit the modules are doubtful', () => {
  const [inverter] = sound.inverterData ?? [];
  const large = inverter && [{ ...inverter, iPower: 9_000 }];
  expect(found({ inverterData: large })).toMatchObject([
    { location: 2, kind: 'DOUBT', message: expect.stringContaining('49%') },
  ]);
});
