import { hideableMenus } from '@girassol/shared-domain';
import { allRemotes } from '../testing/everything-present.testing';

test('what an account may hide is called as the menus call it, and leads where they lead', () => {
  const entries = allRemotes().flatMap(({ menus = [] }) => menus);
  for (const { path, ...menu } of hideableMenus) {
    expect(entries).toContainEqual(expect.objectContaining({ ...menu, to: path }));
  }
  const ids = hideableMenus.map(({ id }) => id);
  expect(ids).not.toContain('inicio');
  expect(ids).not.toContain('configuracoes');
});
