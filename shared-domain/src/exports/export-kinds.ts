import { boards, finishedWords } from '../boards/board-kinds';
import type { BoardKind } from '../boards/board-permissions';

/** What can be exported: lists, boards, figures, and what happened. */
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

/** `QUEUED` waits for its turn, `WRITING` is being written; the others are its ends. */
export const exportStates = ['QUEUED', 'WRITING', 'DONE', 'FAILED', 'CANCELLED'] as const;

export type ExportState = (typeof exportStates)[number];

/** Does the server work on it, or is about to? */
export const isExportAtWork = (state: ExportState): boolean => state === 'QUEUED' || state === 'WRITING';

/** Days for which the file of an export is kept. */
export const EXPORT_DAYS = 7;

/** Customers that `POST /customers/csv-data/:userId` answers at once; more are a job. */
export const CSV_AT_ONCE = 5_000;

/** Kinds that are about one board, which their filters name. */
export const isOfBoard = (kind: ExportKind): kind is 'board' | 'finished' | 'data' =>
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

/** What is exported, in words: `Vendas – funil`, `Clientes`. The kinds of a board need to know which. */
export function exportTitle(kind: ExportKind, board: BoardKind | null): string {
  if (!isOfBoard(kind)) return titles[kind];
  const described = boards[board ?? 'SALES'];
  if (kind === 'finished') return finishedWords(described).long;
  return `${described.areaName} – ${kind === 'board' ? described.boardWord : 'dados'}`;
}

/** The beginning of the name of its file: `clientes`, `vendas-funil`. */
export const exportFileStem = (kind: ExportKind, board: BoardKind | null): string =>
  exportTitle(kind, board)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '');
