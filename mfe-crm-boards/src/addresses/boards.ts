import { type BoardKind, boards } from '@girassol/shared-domain';

/** Addresses of a board as its routes write them. */
export function boardRoutes(kind: BoardKind) {
  const { basePath, boardSegment } = boards[kind];
  return {
    board: `${basePath}/${boardSegment}/:uid`,
    register: `${basePath}/registro`,
    edit: `${basePath}/editar/:sid`,
    agenda: `${basePath}/agenda/:uid`,
    finished: `${basePath}/finalizadas`,
    data: `${basePath}/dados/:uid`,
  };
}

/** The boards whose figures have a page. */
export const boardsWithData: readonly BoardKind[] = ['PRE_SALES', 'SALES', 'PROJECT', 'INSTALLATION'];
