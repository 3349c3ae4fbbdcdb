import { boardDescriptions, getFinishedItemsLabels } from '../boards/board-kinds';
import type { BoardKind } from '../boards/board-permissions';

/** Kinds of data that a user can export to a file: lists, boards, figures and histories. */
export const exportKinds = [
  'customers',
  'board',
  'finished',
  'data',
  'proposals',
  'kits',
  'modules',
  'inverters',
  'equipaments',
  'histories',
  'import-history',
  'import-errors',
] as const;

export type ExportKind = (typeof exportKinds)[number];

export const exportFormats = ['xlsx', 'csv'] as const;

export type ExportFormat = (typeof exportFormats)[number];

/** States of an export: `QUEUED` waits for its job, `WRITING` is being written; all others are final. */
export const exportStates = ['QUEUED', 'WRITING', 'DONE', 'FAILED', 'CANCELLED'] as const;

export type ExportState = (typeof exportStates)[number];

/** Returns true if an export is queued or being written. */
export const isExportActive = (state: ExportState): boolean => state === 'QUEUED' || state === 'WRITING';

/** Number of days for which the file of an export is retained. */
export const EXPORT_RETENTION_DAYS = 7;

/** Maximum number of customers that `POST /customers/csv-data/:userId` exports without a job. */
export const MAX_IMMEDIATE_CSV_CUSTOMERS = 5_000;

/** Returns true for a kind of export of one board's data. The filters of such an export name the board. */
export const isBoardExportKind = (kind: ExportKind): kind is 'board' | 'finished' | 'data' =>
  kind === 'board' || kind === 'finished' || kind === 'data';

const titles: Record<Exclude<ExportKind, 'board' | 'finished' | 'data'>, string> = {
  customers: 'Clientes',
  proposals: 'Propostas',
  kits: 'Kits',
  modules: 'Módulos',
  inverters: 'Inversores',
  equipaments: 'Equipamentos',
  histories: 'Histórico de clientes',
  'import-history': 'Histórico de importações',
  'import-errors': 'Linhas não importadas',
};

/**
 * Builds the title of an export: `Vendas – funil`, `Clientes`. Kinds of export that belong to a board require
 * `board`.
 */
export function buildExportTitle(kind: ExportKind, board: BoardKind | null): string {
  if (!isBoardExportKind(kind)) return titles[kind];
  const described = boardDescriptions[board ?? 'SALES'];
  if (kind === 'finished') return getFinishedItemsLabels(described).long;
  return `${described.areaName} – ${kind === 'board' ? described.boardNoun : 'dados'}`;
}

/** Converts the title of an export to the beginning of its file name: `clientes`, `vendas-funil`. */
export const toFileStem = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '');

/** Builds the beginning of the file name of an export of an area. */
export const buildExportFileStem = (kind: ExportKind, board: BoardKind | null): string =>
  toFileStem(buildExportTitle(kind, board));
