import { DAY_MS } from '@girassol/shared-domain';
import type { Financing, FinancingOption } from '@girassol/shared-domain/contract';

/** Current instant of the tests: 23 November 2026, noon in São Paulo. */
export const NOW = Date.parse('2026-11-23T12:00:00-03:00');

/** Builds an option of a financing, the offer of a bank, for tests. */
export function buildFinancingOption(changes: Partial<FinancingOption> = {}): FinancingOption {
  return {
    _id: '018f0000-0000-7000-8000-0000000000a1',
    bank: 'Banco Demonstração',
    installments: 60,
    installmentValue: 812.4,
    lastInstallmentValue: 812.4,
    system: 'PRICE',
    gracePeriod: 3,
    gracePeriodDays: 122,
    entry: 0,
    fee: 0.0149,
    feeYearly: 0.1942,
    totalFinanced: 31_250,
    totalPayment: 48_744,
    insurance: false,
    insuranceValue: 0,
    releaseDate: '2026-11-25',
    firstDueDate: '2027-03-25',
    validUntil: '2026-11-30',
    preApproved: true,
    bestChoice: false,
    refused: false,
    releasedToPurchase: 30_000,
    iof: 850,
    tariff: 400,
    cetYear: 22.31,
    cetMonth: 1.69,
    rateDisagrees: false,
    chosen: false,
    addedToProp: false,
    ...changes,
  };
}

/** Builds a financing with the bank's answer for tests. */
export function buildFinancing(changes: Partial<Financing> = {}): Financing {
  return {
    _id: '018f0000-0000-7000-8000-00000000f101',
    number: 7,
    isCNPJ: false,
    stage: 'SIMULATION',
    variant: 'MARKETPLACE',
    customer: {
      _id: '018f0000-0000-7000-8000-00000000c001',
      name: 'Maria da Conceição',
      associates: 1,
      archive: { files: [] },
    },
    proposal: {
      _id: '018f0000-0000-7000-8000-00000000f001',
      count: 12,
      frontId: 'AB12C',
      finalPath: '/proposta/final/AB12C',
      realSystemData: { power: 5.4 },
      revenueData: { finalPrice: 30_000 },
      monitoringLink: null,
      monthlySaving: 690,
    },
    proposals: [
      buildFinancingOption(),
      buildFinancingOption({
        _id: '018f0000-0000-7000-8000-0000000000a2',
        installments: 72,
        installmentValue: 731.2,
      }),
    ],
    btg: { preApproved: true, status: 'AGUARDANDO_ACEITE' },
    statusReason: null,
    papers: [],
    contractSigned: false,
    serviceApproved: false,
    expirationTimestamp: null,
    lastUpdated: '2026-11-22',
    lastUpdatedTimestamp: NOW - DAY_MS,
    registryDate: '2026-11-20',
    status: 'SIMULAÇÃO_GERADA',
    now: NOW,
    provider: { name: 'demonstration', label: 'Banco Demonstração', isDemonstration: true },
    requester: {
      _id: '018f0000-0000-7000-8000-00000000d001',
      personalData: { name: 'Ana Souza' },
    },
    isWaiting: false,
    may: { cancel: true, askReview: false, seePersonal: true },
    orderId: null,
    ...changes,
  };
}
