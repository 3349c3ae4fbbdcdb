import { hideableMenus } from '@girassol/shared-domain';
import { menuTable } from './menu-table';

test('[settings-007] [shell.menus-015] what an account may hide is called as the menus call it', () => {
  const entries = Object.values(menuTable).flat();
  for (const menu of hideableMenus) {
    expect(entries).toContainEqual(expect.objectContaining(menu));
  }
  const ids = hideableMenus.map(({ id }) => id);
  expect(ids).not.toContain('inicio');
  expect(ids).not.toContain('configuracoes');
});
