import { DAY_MS } from '@girassol/shared-domain';
import type { ExportRecord } from '@girassol/shared-domain/contract';

/** Builds a finished export of customers for tests. */
export const buildExport = (changes: Partial<ExportRecord> = {}): ExportRecord => ({
  _id: '018f0000-0000-7000-8000-00000000f001',
  kind: 'customers',
  title: 'Clientes',
  format: 'xlsx',
  state: 'DONE',
  rows: 1_234,
  done: 1_234,
  total: 1_234,
  fileName: 'clientes-2026-11-23.xlsx',
  fileSize: 65_536,
  user: { _id: '0198a000-0000-7000-8000-000000000001', name: 'Ana Souza' },
  registryTimestamp: Date.now() - 60_000,
  endedTimestamp: Date.now() - 50_000,
  expiresTimestamp: Date.now() + 7 * DAY_MS,
  opened: 0,
  problem: null,
  ...changes,
});

/** Builds an export that is half written, for tests. */
export const buildRunningExport = (changes: Partial<ExportRecord> = {}): ExportRecord =>
  buildExport({
    state: 'WRITING',
    rows: null,
    done: 500,
    total: 1_000,
    fileSize: null,
    endedTimestamp: null,
    expiresTimestamp: null,
    ...changes,
  });
