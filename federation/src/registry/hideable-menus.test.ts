import { listHideableMenus } from './hideable-menus';
import type { MenuContribution } from './manifest';
import { parseManifest } from './schema';
import { buildManifest } from './testing';

const buildMenu = (id: string, more: Partial<MenuContribution> = {}): MenuContribution => ({
  id,
  label: id,
  group: 'engenharia',
  order: 10,
  to: '/visitas',
  hideable: true,
  ...more,
});
const withMenus = (...menus: MenuContribution[]) => buildManifest('mfe-visitas', { menus });
const listIds = (menus: MenuContribution[], hidden?: string[]) =>
  listHideableMenus(
    [buildManifest('mfe-antiga', { routes: [{ path: '/visitas' }] }), withMenus(...menus)],
    hidden,
  ).map(({ id }) => id);

test('menus that areas declare hideable, in the order of the menu, each id once', () => {
  expect(
    listIds([
      buildMenu('ajuste', { group: 'ajustes', order: 1 }),
      buildMenu('segunda', { order: 20 }),
      buildMenu('primeira'),
      buildMenu('fixa', { hideable: undefined }),
      buildMenu('primeira', { order: 30 }),
      buildMenu('comercial', { group: 'comercial', order: 90 }),
    ]),
  ).toEqual(['comercial', 'primeira', 'segunda', 'ajuste']);
});

test('a menu to an address that no area answers does not exist yet', () => {
  expect(listIds([buildMenu('visitas'), buildMenu('rotas', { to: '/rotas' })])).toEqual(['visitas']);
  expect(listIds([buildMenu('rotas', { to: '/rotas' })], ['rotas'])).toEqual([]);
});

test('a hidden menu of an older build, which declares nothing, can be shown again', () => {
  const older = [buildMenu('visitas', { hideable: undefined }), buildMenu('fixa', { hideable: undefined })];
  expect(listIds(older)).toEqual([]);
  expect(listIds(older, ['visitas', 'de-outra-area'])).toEqual(['visitas']);
});

describe('a release', () => {
  const parse = (menu: MenuContribution) => parseManifest(withMenus(menu));

  test('keeps the home page and the settings in sight', () => {
    const refusal = 'the home page and the settings cannot be hidden';
    for (const menu of [
      buildMenu('inicio'),
      buildMenu('configuracoes'),
      buildMenu('comeco', { to: '/inicio' }),
      buildMenu('ajustes', { to: '/configuracoes' }),
    ]) {
      expect(() => parse(menu)).toThrow(refusal);
      expect(() => parse({ ...menu, hideable: undefined })).not.toThrow();
    }
    expect(() => parse(buildMenu('visitas'))).not.toThrow();
  });

  test('has ids that a distribution can store', () => {
    expect(() => parse(buildMenu('v'.repeat(60)))).not.toThrow();
    expect(() => parse(buildMenu('v'.repeat(61)))).toThrow('60 characters');
    expect(() => parse(buildMenu('v'.repeat(61), { hideable: undefined }))).not.toThrow();
  });
});
