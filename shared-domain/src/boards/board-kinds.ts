/** The six boards of the business cycle, in the order of the sale's life (S1 §1). */
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

export interface BoardDescription {
  kind: BoardKind;
  /** What one item is called: "Venda". */
  itemName: string;
  /** What the area is called: "Vendas". */
  areaName: string;
  gender: 'f' | 'm';
  /** First segment of every address of the board: `/vendas`. */
  basePath: string;
  /** Segment of the board itself: some boards are a "funil", others a "quadro" (S1 §2.1). */
  boardSegment: 'funil' | 'quadro';
  /** What the board is called in a sentence: "Voltar ao funil". */
  boardWord: 'funil' | 'quadro';
  permission: BoardPermission;
  managerPermission: BoardManagerPermission;
  /** ENTERPRISE only in the menus (S1 §2.8); the sales board asks for any plan other than BASIC. */
  plan: 'ENTERPRISE' | 'NOT_BASIC';
  /** Label of a schedule of this board on the home page (S1 §2.6). */
  scheduleLabel: string;
}

/** What distinguishes one board from another. Screens and use cases read this table instead of branching by kind. */
export const boards: Record<BoardKind, BoardDescription> = {
  PRE_SALES: {
    kind: 'PRE_SALES',
    itemName: 'Lead',
    areaName: 'Pré-Venda',
    gender: 'm',
    basePath: '/pre-venda',
    boardSegment: 'funil',
    boardWord: 'funil',
    permission: 'preSalesKanban',
    managerPermission: 'preSalesManager',
    plan: 'ENTERPRISE',
    scheduleLabel: 'PRÉ-VEN.',
  },
  SALES: {
    kind: 'SALES',
    itemName: 'Venda',
    areaName: 'Vendas',
    gender: 'f',
    basePath: '/vendas',
    boardSegment: 'funil',
    boardWord: 'funil',
    permission: 'salesKanban',
    managerPermission: 'salesManager',
    plan: 'NOT_BASIC',
    scheduleLabel: 'VENDA',
  },
  ADMINISTRATIVE: {
    kind: 'ADMINISTRATIVE',
    itemName: 'Operação',
    areaName: 'Administrativo',
    gender: 'f',
    basePath: '/administrativo',
    boardSegment: 'quadro',
    boardWord: 'quadro',
    permission: 'administrativeKanban',
    managerPermission: 'administrativeManager',
    plan: 'ENTERPRISE',
    scheduleLabel: 'ADM.',
  },
  PROJECT: {
    kind: 'PROJECT',
    itemName: 'Projeto',
    areaName: 'Projetos',
    gender: 'm',
    basePath: '/projetos',
    boardSegment: 'quadro',
    boardWord: 'quadro',
    permission: 'projectKanban',
    managerPermission: 'projectManager',
    plan: 'ENTERPRISE',
    scheduleLabel: 'PROJETO',
  },
  INSTALLATION: {
    kind: 'INSTALLATION',
    itemName: 'Obra',
    areaName: 'Obras',
    gender: 'f',
    basePath: '/instalacoes',
    boardSegment: 'quadro',
    boardWord: 'quadro',
    permission: 'installationKanban',
    managerPermission: 'installationManager',
    plan: 'ENTERPRISE',
    scheduleLabel: 'OBRA',
  },
  AFTER_SALES: {
    kind: 'AFTER_SALES',
    itemName: 'Atividade',
    areaName: 'Pós-Venda',
    gender: 'f',
    basePath: '/pos-venda',
    boardSegment: 'quadro',
    boardWord: 'quadro',
    permission: 'afterSalesKanban',
    managerPermission: 'afterSalesManager',
    plan: 'ENTERPRISE',
    scheduleLabel: 'PÓS-VEN.',
  },
};

/** Address of a board as seen by one fetch id (a user, the company or a team): `/vendas/funil/<fetchId>`. */
export function boardPath(kind: BoardKind, fetchId: string): string {
  const board = boards[kind];
  return `${board.basePath}/${board.boardSegment}/${fetchId}`;
}
