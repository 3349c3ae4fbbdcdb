import { type BoardKind, boardDescriptions } from '@girassol/shared-domain';

/** Returns the route patterns of a board's pages. */
export function getBoardRoutes(kind: BoardKind) {
  const { basePath, boardSegment } = boardDescriptions[kind];
  return {
    board: `${basePath}/${boardSegment}/:uid`,
    register: `${basePath}/registro`,
    edit: `${basePath}/editar/:sid`,
    agenda: `${basePath}/agenda/:uid`,
    finished: `${basePath}/finalizadas`,
    data: `${basePath}/dados/:uid`,
  };
}

/** Kinds of boards that have the page "Dados" with figures and charts. */
export const boardsWithDataPage: readonly BoardKind[] = ['PRE_SALES', 'SALES', 'PROJECT', 'INSTALLATION'];
