import type { HistoryEntry } from '@girassol/shared-domain/contract';

/** Builds a history entry for tests. */
export function buildHistoryEntry(changes: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    _id: '018f0000-0000-7000-8000-000000008001',
    title: 'Mudança de etapa',
    content: 'Venda #00012 foi de "Contato" para "Proposta enviada".',
    registryDate: '2026-03-09',
    registryTimestamp: Date.parse('2026-03-09T14:05:00-03:00'),
    user: { personalData: { name: 'Ana Souza' }, email: 'ana@exemplo.com.br' },
    userName: 'Ana Souza',
    userEmail: 'ana@exemplo.com.br',
    sale: { _id: '018f0000-0000-7000-8000-00000000a001', type: 'SALES', id: 12 },
    ...changes,
  };
}
