import { type BoardKind, boardKinds, boards } from '@girassol/shared-domain';
import definition from './remote';

/** Addresses of a board as the route table writes them. */
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

const declared = new Set(definition.routes.map(({ path }) => path));

/** Does this remote answer at this address of the route table? */
export const isDeclared = (route: string): boolean => declared.has(route);

/** The boards that `remote.ts` answers for: all six are made of the same screens. */
export const openBoards: readonly BoardKind[] = boardKinds.filter((kind) =>
  isDeclared(boardRoutes(kind).board),
);
