import { listHideableMenus } from '@girassol/federation/registry';
import { boardDescriptions, boardKinds, matchesPath } from '@girassol/shared-domain';
import { listAllRemotes } from '../testing/everything-present.testing';
import { menuGroups } from './menu-groups';
import { shellMenus } from './shell-menus';

/** Ids as accounts and distributions have stored them. An id that changes shows the menu again. */
const storedIds = [
  ...['pre-venda', 'vendas', 'administrativo', 'projetos', 'instalacoes', 'pos-venda'],
  ...['clientes', 'propostas', 'contratos', 'conversas', 'financiamentos', 'pedidos'],
  ...['plataforma-financeira', 'kits', 'modulos', 'inversores', 'equipamentos', 'colaboradores'],
  ...['website', 'personalizacao', 'importacoes'],
];

const isFirst = (id: string, index: number, ids: readonly string[]) => ids.indexOf(id) === index;

const remotes = listAllRemotes();
const declared = remotes.flatMap(({ name, menus = [] }) =>
  menus.filter(({ hideable }) => hideable).map((menu) => ({ ...menu, area: name })),
);

test('the menus that may be hidden keep their ids', () => {
  expect(new Set(declared.map(({ id }) => id))).toEqual(new Set(storedIds));
  // After the boards, which the settings put first, the order is that of the menu.
  const boardIds = boardKinds.map((kind) => boardDescriptions[kind].basePath.slice(1));
  expect([...boardIds, ...listHideableMenus(remotes).map(({ id }) => id)].filter(isFirst)).toEqual(storedIds);
});

test('an id stands for one menu: another entry with it is the same menu at another address', () => {
  const everyEntry = remotes.flatMap(({ name, menus = [] }) =>
    menus.map((menu) => ({ ...menu, area: name })),
  );
  for (const { id, label, area } of declared) {
    expect(label).not.toBe('');
    for (const other of [...everyEntry, ...shellMenus].filter((entry) => entry.id === id))
      expect(other).toMatchObject({ label, area, hideable: true });
  }
});

test('the menus that may be hidden lead to pages', () => {
  const paths = remotes.flatMap(({ routes }) => routes.map(({ path }) => path));
  for (const { to } of declared) expect(paths.filter((path) => matchesPath(path, to))).not.toEqual([]);
});

test('the home page and the settings cannot be hidden', () => {
  const ids = declared.map(({ id }) => id);
  expect(ids).not.toContain('inicio');
  expect(ids).not.toContain('configuracoes');
  expect(shellMenus.filter(({ hideable }) => hideable)).toEqual([]);
});

test('they are listed in the order of the groups of the menu', () => {
  const oneOfEach = menuGroups.map(({ id }) => ({
    id,
    label: id,
    group: id,
    order: 10,
    to: '/x',
    hideable: true as const,
  }));
  const listed = listHideableMenus([{ menus: oneOfEach.toReversed(), routes: [{ path: '/x' }] }]);
  expect(listed.map(({ id }) => id)).toEqual(menuGroups.map(({ id }) => id));
});
