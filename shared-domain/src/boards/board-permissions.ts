/** Kinds of the six boards of the business cycle, in the order of the sale's life (boards-001). */
export const boardKinds = [
  'PRE_SALES',
  'SALES',
  'ADMINISTRATIVE',
  'PROJECT',
  'INSTALLATION',
  'AFTER_SALES',
] as const;

export type BoardKind = (typeof boardKinds)[number];

/** Individual permission that lets a vendor open a board. */
export type BoardPermission =
  | 'salesKanban'
  | 'preSalesKanban'
  | 'projectKanban'
  | 'installationKanban'
  | 'afterSalesKanban'
  | 'administrativeKanban';

/** Individual permission that gives a vendor the manager's rights on a board. */
export type BoardManagerPermission =
  | 'salesManager'
  | 'preSalesManager'
  | 'projectManager'
  | 'installationManager'
  | 'afterSalesManager'
  | 'administrativeManager';

/**
 * Permission that opens each board to a vendor, and permission that gives the manager's rights. This is a
 * separate module because the shell loads its conditions on every first visit and needs no other data of a
 * board.
 */
export const boardPermissions: Record<
  BoardKind,
  { permission: BoardPermission; managerPermission: BoardManagerPermission }
> = {
  PRE_SALES: { permission: 'preSalesKanban', managerPermission: 'preSalesManager' },
  SALES: { permission: 'salesKanban', managerPermission: 'salesManager' },
  ADMINISTRATIVE: { permission: 'administrativeKanban', managerPermission: 'administrativeManager' },
  PROJECT: { permission: 'projectKanban', managerPermission: 'projectManager' },
  INSTALLATION: { permission: 'installationKanban', managerPermission: 'installationManager' },
  AFTER_SALES: { permission: 'afterSalesKanban', managerPermission: 'afterSalesManager' },
};
