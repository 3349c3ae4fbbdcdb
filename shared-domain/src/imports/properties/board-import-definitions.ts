import { boardDescriptions } from '../../boards/board-kinds';
import type { BoardKind } from '../../boards/board-permissions';
import type { ClosedItemStatus } from '../../boards/item-life';
import { itemEndings } from '../../boards/item-life';
import type { ItemStatus } from '../../contract/schemas';
import { toSearchText } from '../../formats/plain-text';
import type { ImportType } from '../import-types';

interface BoardImport {
  board: BoardKind;
  /** Ends the names of the item's properties: `nome_negocio`. */
  suffix: string;
  /** The same on labels: `Nome do negócio`. */
  ofItem: string;
  /** Labels of an item's statuses. */
  statuses: Partial<Record<ItemStatus, string>>;
}

/**
 * Definitions of the import types that import items of a board: board, property suffix, and labels of the
 * statuses.
 */
export const boardImportDefinitions = {
  sales: {
    board: 'SALES',
    suffix: 'negocio',
    ofItem: 'do negócio',
    statuses: { IN_PROGRESS: 'Aberto', CLOSED: 'Ganho', LOST: 'Perdido' },
  },
  preSale: {
    board: 'PRE_SALES',
    suffix: 'lead',
    ofItem: 'do lead',
    statuses: { IN_PROGRESS: 'Aberto', CLOSED: 'Qualificado', LOST: 'Desqualificado' },
  },
  project: {
    board: 'PROJECT',
    suffix: 'projeto',
    ofItem: 'do projeto',
    statuses: { IN_PROGRESS: 'Aberto', CLOSED: 'Finalizado' },
  },
  installation: {
    board: 'INSTALLATION',
    suffix: 'obra',
    ofItem: 'da obra',
    statuses: { IN_PROGRESS: 'Aberta', CLOSED: 'Finalizada' },
  },
  afterSales: {
    board: 'AFTER_SALES',
    suffix: 'atividade',
    ofItem: 'da atividade',
    statuses: { IN_PROGRESS: 'Aberta', CLOSED: 'Finalizada' },
  },
  administrative: {
    board: 'ADMINISTRATIVE',
    suffix: 'operacao',
    ofItem: 'da operação',
    statuses: { IN_PROGRESS: 'Aberta', CLOSED: 'Finalizada' },
  },
} as const satisfies Partial<Record<ImportType, BoardImport>>;

export type BoardImportType = keyof typeof boardImportDefinitions;

/** Import types that import items of a board, in the order of `importTypes`. */
export const boardImportTypes = Object.keys(boardImportDefinitions) as BoardImportType[]; // the keys of the table itself

/** Returns true if an import type creates items of a board. */
export const isBoardImportType = (type: ImportType): type is BoardImportType =>
  Object.hasOwn(boardImportDefinitions, type);

const getItemStatuses = (type: BoardImportType): Partial<Record<ItemStatus, string>> =>
  boardImportDefinitions[type].statuses;

/**
 * Returns the labels that spreadsheets of an import type use for the statuses of an item, with the open
 * status first.
 */
export const getImportedStatusLabels = (type: BoardImportType): string[] =>
  Object.values(getItemStatuses(type));

/**
 * Returns the item status for a status label in a spreadsheet (columns `status_negocio`, `status_lead` …);
 * null if the text is not a status label.
 */
export function parseImportedStatus(type: BoardImportType, label: string): ItemStatus | null {
  const found = Object.entries(getItemStatuses(type)).find(([, text]) => text === label);
  return found ? (found[0] as ItemStatus) : null; // a key of the table
}

const written: Record<ItemStatus, readonly string[]> = {
  IN_PROGRESS: [
    'aberto',
    'aberta',
    'em aberto',
    'em andamento',
    'andamento',
    'ativo',
    'ativa',
    'open',
    'novo',
  ],
  CLOSED: [
    ...['ganho', 'ganha', 'vendido', 'vendida', 'fechado', 'fechada', 'won', 'closed', 'qualificado'],
    ...['qualificada', 'finalizado', 'finalizada', 'concluido', 'concluida', 'entregue', 'encerrado'],
    ...['encerrada', 'executado', 'executada'],
  ],
  LOST: [
    ...['perdido', 'perdida', 'lost', 'desqualificado', 'desqualificada', 'descartado', 'descartada'],
    ...['cancelado', 'cancelada', 'desistiu', 'recusado', 'recusada'],
  ],
};

/**
 * Returns the other texts that are accepted in a spreadsheet for an item's status, each with the label of its
 * status. The keys are in the form of `toSearchText`.
 */
export function getImportedStatusSynonyms(type: BoardImportType): Record<string, string> {
  const { board } = boardImportDefinitions[type];
  const synonyms: Record<string, string> = {};
  for (const [status, label] of Object.entries(getItemStatuses(type)) as [ItemStatus, string][]) {
    const outcome =
      status === 'IN_PROGRESS' ? undefined : itemEndings[board][status satisfies ClosedItemStatus];
    const texts = [status, ...written[status], ...(outcome ? [outcome.outcome] : [])];
    for (const text of texts) synonyms[toSearchText(text)] = label;
  }
  return synonyms;
}

/**
 * Returns the Portuguese nouns for one item and for several items of an import type, such as `venda` and
 * `vendas`.
 */
export function getItemNouns(type: BoardImportType): { one: string; many: string } {
  const { itemName, itemsName } = boardDescriptions[boardImportDefinitions[type].board];
  return { one: itemName.toLowerCase(), many: itemsName.toLowerCase() };
}
