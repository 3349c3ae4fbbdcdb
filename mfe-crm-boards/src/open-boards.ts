import { type BoardKind, boardKinds, boards } from '@girassol/shared-domain';
import definition from './remote';

/** Addresses of a board as the route table writes them. */
export function boardRoutes(kind: BoardKind) {
  const { basePath, boardSegment } = boards[kind];
  return {
    board: `${basePath}/${boardSegment}/:uid`,
    register: `${basePath}/registro`,
    edit: `${basePath}/editar/:sid`,
  };
}

const declared = new Set(definition.routes.map(({ path }) => path));

/** The boards that `remote.ts` answers for: all six are made of the same screens. */
export const openBoards: readonly BoardKind[] = boardKinds.filter((kind) =>
  declared.has(boardRoutes(kind).board),
);
