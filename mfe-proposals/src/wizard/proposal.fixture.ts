import type { Proposal } from '@girassol/shared-domain/contract';

/** Returns twelve equal months. */
export const repeatTwelve = (value: number) => Array.from({ length: 12 }, () => value);

const house = {
  ucName: 'Casa',
  ucType: 'Residencial' as const,
  classification: null,
  phase: 'Bifásica' as const,
  monthlyConsumption: repeatTwelve(500),
  monthlyConsumptionPeak: [],
  kwhPrice: 0.95,
  kwhPricePeak: 0,
  tusd: 0,
  tusdPeak: 0,
  demand: 0,
  demandPeak: 0,
  demandGen: 0,
  demandTariff: 0,
  demandTariffPeak: 0,
  demandTariffTusdG: 0,
  finViabilityData: {
    powerDistCompany: 'CPFL Paulista',
    simultaneityFactor: 30,
    bWireValue: 0.2,
    bWireValuePeak: null,
    bWireNotApplicable: false,
    aWireValue: null,
    sectorCharges: null,
  },
  share: null,
  publicLighting: 0,
  newConnection: false,
  billingKind: null,
  isGenerator: true,
  nonCompensableTax: 0,
};

/** Builds a proposal with consumption data for tests. */
export function buildProposal(changes: Partial<Proposal> = {}): Proposal {
  const person = '018f0000-0000-7000-8000-00000000d001';
  return {
    _id: '018f0000-0000-7000-8000-00000000f001',
    frontId: 'abcde12345abcde12345ab',
    count: null,
    finished: false,
    views: 0,
    step: 1,
    version: 3,
    validityDate: '2026-12-31',
    registryDate: '2026-11-21',
    registryTimestamp: Date.parse('2026-11-21T14:05:00-03:00'),
    lastUpdate: { timestamp: Date.now(), userName: 'Ana Souza' },
    customerData: {
      _id: '018f0000-0000-7000-8000-00000000c001',
      name: 'Maria da Conceição',
      email: '',
      phone: '',
      city: 'Campinas',
      uf: 'SP',
    },
    userData: { _id: person, personalData: { name: 'Ana Souza' }, email: '', phone: '' },
    saleId: null,
    pricingVisible: true,
    tariffModality: 'B',
    location: {
      uf: 'SP',
      city: 'Campinas',
      latitude: null,
      longitude: null,
      distance: null,
      area: null,
      perimeter: null,
    },
    totalMonthlyConsumption: 500,
    estimateSystemData: {
      averageMontlhyConsumption: 500,
      averageYearlyConsumption: 6_000,
      averageYearlyConsumptionPeak: 0,
      losses: 22,
    },
    energyBillData: [house],
    ...changes,
  };
}

/** Builds the equipment data of a quantity of 550 W modules on a roof, for tests. */
export const buildModules = (quantity: number): Pick<Proposal, 'pvModuleData' | 'realSystemData'> => ({
  pvModuleData: [
    {
      manufacturer: 'Sol',
      model: 'S550',
      power: 550,
      quantity,
      weight: 28,
      mLength: 2279,
      width: 1134,
      warrantyDefect: 12,
      warrantyEfficiency: 25,
    },
  ],
  realSystemData: {
    power: quantity * 0.55,
    supplier: '',
    kitFixation: '',
    minArea: Number((quantity * 2.279 * 1.134).toFixed(2)),
    distance: 0,
    perimeter: 0,
    distributedWeight: 10.83,
  },
});

/**
 * Builds a proposal for tests with a kit of R$ 9.800,00 and 5,50 kWp and with calculated generation, ready to
 * be priced.
 */
export const buildGeneratedProposal = (changes: Partial<Proposal> = {}): Proposal =>
  buildProposal({
    step: 3,
    inverterData: [
      {
        iManufacturer: 'Onda',
        iModel: 'O5',
        iMonitoring: 'Wi-Fi',
        iPower: 5_000,
        iQuantity: 1,
        iWarranty: 10,
        type: 'string inverter',
      },
    ],
    kitData: { saveKit: false, kitPrice: 9_800, kitSupplier: '', kitVoltage: '220', kitFixation: '' },
    ...buildModules(10),
    generationTerms: { irradiation: null, tilt: null, losses: 22 },
    generation: {
      monthlyGeneration: Array<number>(12).fill(600),
      monthlyConsumption: Array<number>(12).fill(500),
      irradiation: { source: 'São Paulo', monthly: Array<number>(12).fill(4.67) },
      averageMonthlyGeneration: 600,
      yearlyGeneration: 7_200,
      offset: 1.2,
    },
    ...changes,
  });
