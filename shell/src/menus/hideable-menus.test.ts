import { hideableMenus } from '@girassol/shared-domain';
import { menuTable } from './menu-table';

test('what an account may hide is called as the menus call it, and leads where they lead', () => {
  const entries = Object.values(menuTable).flat();
  for (const menu of hideableMenus) {
    expect(entries).toContainEqual(expect.objectContaining(menu));
  }
  const ids = hideableMenus.map(({ id }) => id);
  expect(ids).not.toContain('inicio');
  expect(ids).not.toContain('configuracoes');
});
