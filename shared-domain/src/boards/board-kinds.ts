import {
  type BoardKind,
  type BoardManagerPermission,
  type BoardPermission,
  boardPermissions,
} from './board-permissions';

/**
 * What the forms ask about an item besides its name and customer, and what therefore shows on its board (boards-105).
 */
export type ItemField =
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

export interface BoardDescription {
  kind: BoardKind;
  /** What one item is called: "Venda". */
  itemName: string;
  /** What the area is called: "Vendas". */
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
  /** What the board is called in a sentence: "Voltar ao funil". */
  boardWord: 'funil' | 'quadro';
  permission: BoardPermission;
  managerPermission: BoardManagerPermission;
  /**
   * ENTERPRISE only in the menus (shell.menus-003); the sales board asks for any plan other than BASIC
   * (shell.menus-004).
   */
  plan: 'ENTERPRISE' | 'NOT_BASIC';
  /** Label of a schedule of this board on the home page (shell.home-027). */
  scheduleLabel: string;
  fields: readonly ItemField[];
  /** The two figures of a card, left and right. Zero and nothing are left out. */
  cardFigures: readonly ['amount' | 'dueDate', 'power' | 'dueDate'];
  /** The Informações block names the value too: administrative work is about money, elsewhere it has its own places. */
  hasAmountFact: boolean;
}

/** What distinguishes one board from another. Screens and use cases read this table instead of branching by kind. */
export const boards: Record<BoardKind, BoardDescription> = {
  PRE_SALES: {
    kind: 'PRE_SALES',
    itemName: 'Lead',
    areaName: 'Pré-Venda',
    itemsName: 'Leads',
    gender: 'm',
    canBeLost: true,
    basePath: '/pre-venda',
    boardSegment: 'funil',
    boardWord: 'funil',
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
    boardWord: 'funil',
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
    boardWord: 'quadro',
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
    boardWord: 'quadro',
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
    boardWord: 'quadro',
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
    boardWord: 'quadro',
    ...boardPermissions.AFTER_SALES,
    plan: 'ENTERPRISE',
    scheduleLabel: 'PÓS-VEN.',
    fields: ['amount', 'power', 'modsQtd', 'invQtd', 'inverterType', 'distance', 'roofHight', 'coOwners'],
    cardFigures: ['amount', 'power'],
    hasAmountFact: false,
  },
};

/** Do items of this board have this? Whatever is not asked is not shown, filtered nor watched either. */
export const asks = (kind: BoardKind, field: ItemField): boolean => boards[kind].fields.includes(field);

/** Address of a board as seen by one fetch id (a user, the company or a team): `/vendas/funil/<fetchId>`. */
export function boardPath(kind: BoardKind, fetchId: string): string {
  const board = boards[kind];
  return `${board.basePath}/${board.boardSegment}/${fetchId}`;
}

/** What the list of finished items of a board is called: `short` on a tab, `long` as a title. */
export function finishedWords({ itemsName, gender }: Pick<BoardDescription, 'itemsName' | 'gender'>): {
  short: string;
  long: string;
} {
  const word = gender === 'f' ? 'finalizadas' : 'finalizados';
  return { short: `F${word.slice(1)}`, long: `${itemsName} ${word}` };
}
