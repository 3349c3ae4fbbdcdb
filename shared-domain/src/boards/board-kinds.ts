import {
  type BoardKind,
  type BoardManagerPermission,
  type BoardPermission,
  boardPermissions,
} from './board-permissions';

/**
 * Field that the forms of a board ask for, besides name and customer, and that its items therefore show (boards-105).
 */
export type BoardItemField =
  | 'amount'
  | 'power'
  | 'ucType'
  | 'leadTemperature'
  | 'dueDate'
  | 'validityDate'
  | 'modsQtd'
  | 'invQtd'
  | 'inverterType'
  | 'distance'
  | 'roofHight'
  | 'coOwners';

/**
 * Properties of a board kind: labels and gender of its items, path, plan, fields, and whether its items can
 * be lost.
 */
export interface BoardDescription {
  kind: BoardKind;
  /** Name of one item: "Venda". */
  itemName: string;
  /** Name of the area: "Vendas". */
  areaName: string;
  /** Several items: "Vendas", "Leads". Not always the name of the area. */
  itemsName: string;
  gender: 'f' | 'm';
  /** May an item end badly: lost, disqualified? Elsewhere an item is only finished. */
  canBeLost: boolean;
  /** First segment of every address of the board: `/vendas`. */
  basePath: string;
  /** Segment of the board itself: some boards are a "funil", others a "quadro". */
  boardSegment: 'funil' | 'quadro';
  /** Word for the board in a sentence: "Voltar ao funil". */
  boardNoun: 'funil' | 'quadro';
  permission: BoardPermission;
  managerPermission: BoardManagerPermission;
  /**
   * ENTERPRISE only in the menus (shell.menus-003); the sales board asks for any plan other than BASIC
   * (shell.menus-004).
   */
  plan: 'ENTERPRISE' | 'NOT_BASIC';
  /** Label of a schedule of this board on the home page (shell.home-027). */
  scheduleLabel: string;
  fields: readonly BoardItemField[];
  /** The two figures of a card, left and right. Zero and nothing are left out. */
  cardFigures: readonly ['amount' | 'dueDate', 'power' | 'dueDate'];
  /** The Informações block names the value too: administrative work is about money, elsewhere it has its own places. */
  hasAmountFact: boolean;
}

/**
 * Table of the properties in which the six boards differ, by kind: labels, path, plan and fields. Screens and
 * use cases read this table instead of branching by kind.
 */
export const boardDescriptions: Record<BoardKind, BoardDescription> = {
  PRE_SALES: {
    kind: 'PRE_SALES',
    itemName: 'Lead',
    areaName: 'Pré-Venda',
    itemsName: 'Leads',
    gender: 'm',
    canBeLost: true,
    basePath: '/pre-venda',
    boardSegment: 'funil',
    boardNoun: 'funil',
    ...boardPermissions.PRE_SALES,
    plan: 'ENTERPRISE',
    scheduleLabel: 'PRÉ-VEN.',
    fields: ['amount', 'power', 'ucType', 'leadTemperature'],
    cardFigures: ['amount', 'power'],
    hasAmountFact: false,
  },
  SALES: {
    kind: 'SALES',
    itemName: 'Venda',
    areaName: 'Vendas',
    itemsName: 'Vendas',
    gender: 'f',
    canBeLost: true,
    basePath: '/vendas',
    boardSegment: 'funil',
    boardNoun: 'funil',
    ...boardPermissions.SALES,
    plan: 'NOT_BASIC',
    scheduleLabel: 'VENDA',
    fields: ['amount', 'power', 'ucType', 'leadTemperature', 'validityDate'],
    cardFigures: ['amount', 'power'],
    hasAmountFact: false,
  },
  ADMINISTRATIVE: {
    kind: 'ADMINISTRATIVE',
    itemName: 'Operação',
    areaName: 'Administrativo',
    itemsName: 'Operações',
    gender: 'f',
    canBeLost: false,
    basePath: '/administrativo',
    boardSegment: 'quadro',
    boardNoun: 'quadro',
    ...boardPermissions.ADMINISTRATIVE,
    plan: 'ENTERPRISE',
    scheduleLabel: 'ADM.',
    fields: ['amount', 'power', 'ucType', 'dueDate'],
    cardFigures: ['amount', 'dueDate'],
    hasAmountFact: true,
  },
  PROJECT: {
    kind: 'PROJECT',
    itemName: 'Projeto',
    areaName: 'Projetos',
    itemsName: 'Projetos',
    gender: 'm',
    canBeLost: false,
    basePath: '/projetos',
    boardSegment: 'quadro',
    boardNoun: 'quadro',
    ...boardPermissions.PROJECT,
    plan: 'ENTERPRISE',
    scheduleLabel: 'PROJETO',
    fields: ['power', 'ucType', 'dueDate'],
    cardFigures: ['dueDate', 'power'],
    hasAmountFact: false,
  },
  INSTALLATION: {
    kind: 'INSTALLATION',
    itemName: 'Obra',
    areaName: 'Obras',
    itemsName: 'Obras',
    gender: 'f',
    canBeLost: false,
    basePath: '/instalacoes',
    boardSegment: 'quadro',
    boardNoun: 'quadro',
    ...boardPermissions.INSTALLATION,
    plan: 'ENTERPRISE',
    scheduleLabel: 'OBRA',
    fields: ['power', 'ucType', 'dueDate'],
    cardFigures: ['dueDate', 'power'],
    hasAmountFact: false,
  },
  AFTER_SALES: {
    kind: 'AFTER_SALES',
    itemName: 'Atividade',
    areaName: 'Pós-Venda',
    itemsName: 'Atividades',
    gender: 'f',
    canBeLost: false,
    basePath: '/pos-venda',
    boardSegment: 'quadro',
    boardNoun: 'quadro',
    ...boardPermissions.AFTER_SALES,
    plan: 'ENTERPRISE',
    scheduleLabel: 'PÓS-VEN.',
    fields: ['amount', 'power', 'modsQtd', 'invQtd', 'inverterType', 'distance', 'roofHight', 'coOwners'],
    cardFigures: ['amount', 'power'],
    hasAmountFact: false,
  },
};

/**
 * Returns true if the items of a board have a field. A field that a board lacks is neither shown nor filtered
 * nor watched.
 */
export const hasBoardField = (kind: BoardKind, field: BoardItemField): boolean =>
  boardDescriptions[kind].fields.includes(field);

/** Returns the id of the board that a person sees by themselves: the company's for a manager, otherwise the person's own. */
export const getOwnBoardId = ({
  type,
  managerId,
  userId,
}: {
  type: string;
  managerId: string;
  userId: string;
}): string => (type === 'MANAGER' ? managerId : userId);

/** Returns the path of a board for one fetch id (a user, the company or a team): `/vendas/funil/<fetchId>`. */
export function buildBoardPath(kind: BoardKind, fetchId: string): string {
  const board = boardDescriptions[kind];
  return `${board.basePath}/${board.boardSegment}/${fetchId}`;
}

/** Returns the labels of the list of finished items of a board: `short` for a tab, `long` for a title. */
export function getFinishedItemsLabels({
  itemsName,
  gender,
}: Pick<BoardDescription, 'itemsName' | 'gender'>): {
  short: string;
  long: string;
} {
  const word = gender === 'f' ? 'finalizadas' : 'finalizados';
  return { short: `F${word.slice(1)}`, long: `${itemsName} ${word}` };
}
