import { boardKinds, boards } from '@girassol/shared-domain';
import { openBoards } from './open-boards';
import definition from './remote';

test('[boards-001, boards-006] all six boards are open, each with its forms', () => {
  expect(openBoards).toEqual(boardKinds);
  const paths = definition.routes.map(({ path }) => path);
  for (const kind of boardKinds) {
    const { basePath } = boards[kind];
    expect(paths).toEqual(expect.arrayContaining([`${basePath}/registro`, `${basePath}/editar/:sid`]));
  }
});
