/** The six boards of the business cycle, in the order of the sale's life (boards-001). */
export const boardKinds = [
  'PRE_SALES',
  'SALES',
  'ADMINISTRATIVE',
  'PROJECT',
  'INSTALLATION',
  'AFTER_SALES',
] as const;

export type BoardKind = (typeof boardKinds)[number];

/** The individual permission that lets a vendor open a board. */
export type BoardPermission =
  | 'salesKanban'
  | 'preSalesKanban'
  | 'projectKanban'
  | 'installationKanban'
  | 'afterSalesKanban'
  | 'administrativeKanban';

/** The individual permission that gives a vendor the manager's rights on a board. */
export type BoardManagerPermission =
  | 'salesManager'
  | 'preSalesManager'
  | 'projectManager'
  | 'installationManager'
  | 'afterSalesManager'
  | 'administrativeManager';

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
  /** An example of a good name, in the field for it. */
  nameExample: string;
  /** A line of why over the fields of the item. */
  formHint: string;
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
    permission: 'preSalesKanban',
    managerPermission: 'preSalesManager',
    plan: 'ENTERPRISE',
    scheduleLabel: 'PRÉ-VEN.',
    fields: ['amount', 'power', 'ucType', 'leadTemperature'],
    cardFigures: ['amount', 'power'],
    hasAmountFact: false,
    nameExample: 'Ex.: Casa própria, conta de R$ 450',
    formHint: 'Valor e potência podem ficar em branco até a qualificação.',
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
    permission: 'salesKanban',
    managerPermission: 'salesManager',
    plan: 'NOT_BASIC',
    scheduleLabel: 'VENDA',
    fields: ['amount', 'power', 'ucType', 'leadTemperature', 'validityDate'],
    cardFigures: ['amount', 'power'],
    hasAmountFact: false,
    nameExample: 'Ex.: Telhado da casa, 12 módulos',
    formHint: 'Valor e potência podem ficar em branco enquanto não houver orçamento.',
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
    permission: 'administrativeKanban',
    managerPermission: 'administrativeManager',
    plan: 'ENTERPRISE',
    scheduleLabel: 'ADM.',
    fields: ['amount', 'power', 'ucType', 'dueDate'],
    cardFigures: ['amount', 'dueDate'],
    hasAmountFact: true,
    nameExample: 'Ex.: Compra do kit e nota fiscal',
    formHint: 'Com prazo, o cartão avisa quando ele expira.',
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
    permission: 'projectKanban',
    managerPermission: 'projectManager',
    plan: 'ENTERPRISE',
    scheduleLabel: 'PROJETO',
    fields: ['power', 'ucType', 'dueDate'],
    cardFigures: ['dueDate', 'power'],
    hasAmountFact: false,
    nameExample: 'Ex.: Homologação do telhado da casa',
    formHint: 'Com prazo, o cartão avisa quando ele expira.',
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
    permission: 'installationKanban',
    managerPermission: 'installationManager',
    plan: 'ENTERPRISE',
    scheduleLabel: 'OBRA',
    fields: ['power', 'ucType', 'dueDate'],
    cardFigures: ['dueDate', 'power'],
    hasAmountFact: false,
    nameExample: 'Ex.: Instalação no telhado, 12 módulos',
    formHint: 'Com prazo, o cartão avisa quando ele expira.',
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
    permission: 'afterSalesKanban',
    managerPermission: 'afterSalesManager',
    plan: 'ENTERPRISE',
    scheduleLabel: 'PÓS-VEN.',
    fields: ['amount', 'power', 'modsQtd', 'invQtd', 'inverterType', 'distance', 'roofHight', 'coOwners'],
    cardFigures: ['amount', 'power'],
    hasAmountFact: false,
    nameExample: 'Ex.: Limpeza anual dos módulos',
    formHint: 'O valor pode ficar em branco: serviços e produtos se somam depois, no próprio cartão.',
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
