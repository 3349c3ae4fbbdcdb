import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Condition } from '@girassol/shared-domain';
import { iconNames } from './icon-names';
import type { MenuContribution, SlotContribution } from './manifest';
import { findLowerVersion, findUnknownValues } from './manifest-values';
import { buildManifest } from './testing';

const menu: MenuContribution = {
  id: 'visitas',
  label: 'Visitas',
  group: 'comercial',
  order: 10,
  to: '/visitas',
};
const slot: SlotContribution = {
  slot: 'home.card/v1',
  id: 'visitas',
  title: 'Visitas',
  order: 1,
  module: './card',
};
const describeFound = (parts: Parameters<typeof buildManifest>[1]) =>
  findUnknownValues(buildManifest('mfe-visitas', parts)).map(({ code, what }) => `${code} ${what}`);

test('the names of icons are those of the icon set', () => {
  const shapes = readFileSync(
    join(__dirname, '..', '..', '..', 'shared-ui', 'src', 'icons', 'icon-shapes.ts'),
    'utf8',
  );
  expect([...iconNames]).toEqual([...shapes.matchAll(/^ {2}'?([a-z0-9-]+)'?:/gm)].map(([, name]) => name));
});

test('an unknown icon is named with its field', () => {
  expect(
    describeFound({ menus: [{ ...menu, icon: 'folder' }], slots: [{ ...slot, icon: 'sparkle' }] }),
  ).toEqual(['GF-649 slots[0].icon in src/remote.ts names the icon sparkle, which shared-ui does not have']);
});

test('an unknown permission and an unknown condition are named, at any depth', () => {
  const when = (condition: object) => ({ ...slot, when: condition as Condition });
  expect(
    describeFound({ slots: [when({ plan: 'NOT_BASIC', edits: 'kits', boardKinds: ['funnel'] })] }),
  ).toEqual(['GF-649 slots[0].when.boardKinds in src/remote.ts is funnel, which does not exist']);
  expect(
    describeFound({ slots: [when({ any: [{ permission: 'flyToTheMoon' }, { not: { permissao: 'x' } }] })] }),
  ).toEqual([
    'GF-649 slots[0].when.any[0].permission in src/remote.ts is flyToTheMoon, which does not exist',
    'GF-649 slots[0].when.any[1].not.permissao in src/remote.ts is no condition',
  ]);
});

test('a blank title of the area, a route, a menu or a part is refused', () => {
  expect(
    describeFound({
      title: ' ',
      routes: [{ path: '/visitas', access: ['active'], title: '' }, { path: '/visitas/x' }],
      menus: [{ ...menu, label: '' }],
      slots: [{ ...slot, title: '' }],
    }).map((text) => text.split(' in ')[0]),
  ).toEqual(['GF-648 title', 'GF-648 menus[0]', 'GF-648 slots[0]', 'GF-648 routes[0].title']);
});

test('a version below the live one is a warning; the same or a higher one is none', () => {
  const live = [
    buildManifest('mfe-visitas', { version: '1.2.0-abc' }),
    buildManifest('mfe-x', { version: '9.0.0' }),
  ];
  const foundFor = (version: string) => findLowerVersion(buildManifest('mfe-visitas', { version }), live);
  expect(foundFor('1.1.9-def')).toMatchObject([{ code: 'GF-650', severity: 'warning' }]);
  expect([...foundFor('1.2.0-def'), ...foundFor('1.3.0')]).toEqual([]);
  expect(findLowerVersion(buildManifest('mfe-novo', { version: '0.1.0' }), live)).toEqual([]);
});
