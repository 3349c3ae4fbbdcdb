import type { ListedProposal } from '@girassol/shared-domain/contract';

/** Builds a finished proposal of a list for tests. */
export function buildListedProposal(changes: Partial<ListedProposal> = {}): ListedProposal {
  return {
    _id: '018f0000-0000-7000-8000-00000000f001',
    frontId: 'AB12C',
    count: 12,
    finished: true,
    views: 3,
    power: 5.4,
    finalPrice: 25_400.5,
    validityDate: '2026-03-31',
    registryTimestamp: Date.parse('2026-03-02T14:05:00-03:00'),
    user: { _id: '018f0000-0000-7000-8000-00000000d001', personalData: { name: 'Ana Souza' } },
    customer: {
      _id: '018f0000-0000-7000-8000-00000000c001',
      name: 'Maria da Conceição',
      city: 'Campinas',
      uf: 'SP',
    },
    step: 6,
    linkedWorks: 0,
    ...changes,
  };
}
