import type { ProposalData } from '../../contract/proposal-data';
import { proposalData } from '../../contract/proposal-data';
import { type ReviewFacts, reviewProposal } from './review-proposal';

const facts: ReviewFacts = {
  step: 5,
  validityDate: '2026-12-31',
  customer: { phone: '47999998888', email: '' },
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
      finViabilityData: { bWireValue: 0.25 },
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

const found = (changes: Partial<ProposalData>, more: Partial<ReviewFacts> = {}) =>
  reviewProposal({ ...sound, ...changes }, { ...facts, ...more });

test('a sound proposal has nothing to look at', () => {
  expect(found({})).toEqual([]);
});

test('[proposals-001] what is missing is told with its step, and its field where it is one', () => {
  const { revenueData: _, ...unpriced } = sound;
  expect(reviewProposal(unpriced, { ...facts, step: 3 })).toMatchObject([{ place: 4, kind: 'MISSING' }]);
  expect(found({}, { validityDate: '2026-11-21' })).toMatchObject([
    { place: 5, kind: 'MISSING', field: 'validityDate' },
  ]);
  const [unit] = sound.energyBillData ?? [];
  expect(found({ energyBillData: unit ? [{ ...unit, kwhPrice: 0 }] : [] })).toMatchObject([
    { place: 1, kind: 'MISSING', field: 'energyBillData.0.kwhPrice' },
  ]);
});

test.each([
  ['a price under that of the kit', { revenueData: { finalPrice: 9_000 } }, {}, 4],
  ['a kit without price', { kitData: { ...sound.kitData, kitPrice: 0 } as ProposalData['kitData'] }, {}, 2],
  ['no date of validity', {}, { validityDate: null }, 5],
  ['a customer that cannot be reached', {}, { customer: { phone: '', email: '' } }, 'CUSTOMER'],
])('%s is doubtful, and does not keep it from being finished', (_, changes, more, place) => {
  expect(found(changes, more)).toMatchObject([{ place, kind: 'DOUBT' }]);
});

test('inverters that do not fit the modules are doubtful', () => {
  const [inverter] = sound.inverterData ?? [];
  const large = inverter && [{ ...inverter, iPower: 9_000 }];
  expect(found({ inverterData: large })).toMatchObject([
    { place: 2, kind: 'DOUBT', message: expect.stringContaining('49%') },
  ]);
});
