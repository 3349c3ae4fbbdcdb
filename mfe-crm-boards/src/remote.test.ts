import { type BoardKind, boardKinds, boards } from '@girassol/shared-domain';
import { boardPages } from './board-nav/board-pages';
import { openBoards } from './open-boards';
import definition from './remote';

/**
 * What the route table gives a board besides its columns (boards-006): figures for four, nothing to export from here.
 */
const figures: readonly BoardKind[] = ['SALES', 'PRE_SALES', 'PROJECT', 'INSTALLATION'];

test.each(boardKinds)(
  '[boards-006] the %s board answers exactly where the route table gives it screens',
  (kind) => {
    const { basePath, boardSegment } = boards[kind];
    const own = definition.routes.map(({ path }) => path).filter((path) => path.startsWith(`${basePath}/`));
    expect(own.toSorted()).toEqual(
      [
        `${basePath}/${boardSegment}/:uid`,
        `${basePath}/registro`,
        `${basePath}/editar/:sid`,
        `${basePath}/agenda/:uid`,
        `${basePath}/finalizadas`,
        ...(figures.includes(kind) ? [`${basePath}/dados/:uid`] : []),
        ...(kind === 'AFTER_SALES' ? [`${basePath}/templates`] : []),
      ].toSorted(),
    );
  },
);

test.each(boardKinds)('[boards-006] the pages of the %s board lead one to another', (kind) => {
  const pages = boardPages(kind, 'x').map(({ id }) => id);
  expect(pages).toEqual(['board', 'agenda', 'finished', ...(figures.includes(kind) ? ['data'] : [])]);
});

test('[boards-001] all six boards are open', () => {
  expect(openBoards).toEqual(boardKinds);
});
