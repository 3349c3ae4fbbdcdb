import { type BoardKind, boardDescriptions, boardKinds } from '@girassol/shared-domain';
import { getBoardPages } from './board-nav/board-pages';
import definition from './remote';

/** Boards that have a page of figures besides their columns (boards-006). None has a page for exports. */
const boardsWithFigures: readonly BoardKind[] = ['SALES', 'PRE_SALES', 'PROJECT', 'INSTALLATION'];

test.each(boardKinds)(
  '[boards-006] the %s board answers exactly where the specification gives it screens',
  (kind) => {
    const { basePath, boardSegment } = boardDescriptions[kind];
    const own = definition.routes.map(({ path }) => path).filter((path) => path.startsWith(`${basePath}/`));
    expect(own.toSorted()).toEqual(
      [
        `${basePath}/${boardSegment}/:uid`,
        `${basePath}/registro`,
        `${basePath}/editar/:sid`,
        `${basePath}/agenda/:uid`,
        `${basePath}/finalizadas`,
        ...(boardsWithFigures.includes(kind) ? [`${basePath}/dados/:uid`] : []),
        ...(kind === 'AFTER_SALES' ? [`${basePath}/templates`] : []),
      ].toSorted(),
    );
  },
);

test.each(boardKinds)('[boards-006] the pages of the %s board lead one to another', (kind) => {
  const pages = getBoardPages(kind, 'x').map(({ id }) => id);
  expect(pages).toEqual([
    'board',
    'agenda',
    'finished',
    ...(boardsWithFigures.includes(kind) ? ['data'] : []),
  ]);
});
