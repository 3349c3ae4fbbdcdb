import { boards } from '../../boards/board-kinds';
import type { BoardKind } from '../../boards/board-permissions';
import type { ClosedStatus } from '../../boards/item-life';
import { endings } from '../../boards/item-life';
import type { ItemStatus } from '../../contract/schemas';
import { plainText } from '../../formats/plain-text';
import type { ImportType } from '../import-types';

interface BoardImport {
  board: BoardKind;
  /** Ends the names of the item's properties: `nome_negocio`. */
  suffix: string;
  /** The same on labels: `Nome do negócio`. */
  ofItem: string;
  /** How an item stands, as people write it. */
  statuses: Partial<Record<ItemStatus, string>>;
}

/** The types that import items of a board, with the customer of each. */
export const boardImports = {
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

export type BoardImportType = keyof typeof boardImports;

/** The types that import items of a board, in the order of `importTypes`. */
export const boardImportTypes = Object.keys(boardImports) as BoardImportType[]; // the keys of the table itself

/** Does the type import items of a board? */
export const isBoardImport = (type: ImportType): type is BoardImportType => Object.hasOwn(boardImports, type);

const statusesOf = (type: BoardImportType): Partial<Record<ItemStatus, string>> =>
  boardImports[type].statuses;

/** How an item may stand, as people write it: open first. */
export const statusLabels = (type: BoardImportType): string[] => Object.values(statusesOf(type));

/** The status that an option of `status_negocio`, `status_lead` … means; null for another text. */
export function importedStatus(type: BoardImportType, label: string): ItemStatus | null {
  const found = Object.entries(statusesOf(type)).find(([, text]) => text === label);
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

/** Other ways in which spreadsheets say how an item stands, in plain text, and the option meant. */
export function statusSynonyms(type: BoardImportType): Record<string, string> {
  const { board } = boardImports[type];
  const synonyms: Record<string, string> = {};
  for (const [status, label] of Object.entries(statusesOf(type)) as [ItemStatus, string][]) {
    const outcome = status === 'IN_PROGRESS' ? undefined : endings[board][status satisfies ClosedStatus];
    const texts = [status, ...written[status], ...(outcome ? [outcome.outcome] : [])];
    for (const text of texts) synonyms[plainText(text)] = label;
  }
  return synonyms;
}

/** What one item and several of them are called: `venda`, `vendas`. */
export function itemTitle(type: BoardImportType): { one: string; many: string } {
  const { itemName, itemsName } = boards[boardImports[type].board];
  return { one: itemName.toLowerCase(), many: itemsName.toLowerCase() };
}
