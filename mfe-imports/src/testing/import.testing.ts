import type { ImportColumn, ImportRecord } from '@girassol/shared-domain/contract';

const noCounts = {
  created: 0,
  updated: 0,
  ready: 0,
  same: 0,
  skipped: 0,
  asking: 0,
  faulty: 0,
  undone: 0,
  kept: 0,
};

/** Builds the counts of an import for tests; counts not given are 0. */
export const buildCounts = (counts: Partial<ImportRecord['counts']>): ImportRecord['counts'] => ({
  ...noCounts,
  ...counts,
});

/** Builds an import of customers that waits for its mapping, for tests. */
export const buildImport = (changes: Partial<ImportRecord> = {}): ImportRecord => ({
  _id: '018f0000-0000-7000-8000-00000000e001',
  importType: 'customer',
  state: 'DRAFT',
  fileName: 'clientes.csv',
  fileSize: 2_048,
  notes: ['CSV separado por ponto e vírgula, em Windows-1252.'],
  sheets: [],
  sheet: '',
  headers: ['Nome', 'Telefone'],
  mapping: {},
  options: { duplicates: 'FILL', matchBy: ['document', 'email', 'phone'], points: {} },
  user: { _id: '0198a000-0000-7000-8000-000000000001', name: 'Ana Souza' },
  rows: 3,
  done: 0,
  counts: noCounts,
  lookalikes: 0,
  registryTimestamp: Date.UTC(2026, 10, 23, 15),
  startedTimestamp: null,
  endedTimestamp: null,
  undoUntil: null,
  problem: null,
  hasRows: true,
  importedBefore: null,
  ...changes,
});

/** Builds a column of an uploaded spreadsheet for tests. */
export const buildColumn = (header: string, ...values: ImportColumn['values']): ImportColumn => ({
  header,
  values,
});
