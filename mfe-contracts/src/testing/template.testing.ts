import type { ContractTemplate } from '@girassol/shared-domain/contract';

/** Builds a contract template for tests. */
export const buildTemplate = (changes: Partial<ContractTemplate> = {}): ContractTemplate => ({
  _id: '018f0000-0000-7000-8000-00000000f001',
  name: 'Instalação',
  number: 3,
  fileUrl: '/api/files/conta/arquivo/instalacao.docx?expires=1&signature=x',
  lastModified: Date.UTC(2026, 10, 23, 15),
  registryDate: '2026-11-23',
  registryTimestamp: Date.UTC(2026, 10, 23, 15),
  isReady: true,
  unknownTags: [],
  version: 2,
  ...changes,
});
