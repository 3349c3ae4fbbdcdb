import type { Condition } from '@girassol/shared-domain';
import type { RemoteManifest } from '../../src/registry';

/** Break that the manifest of a release shows. */
export interface ManifestBreak {
  what: string;
  /** Fields of the manifest that differ from a good one. */
  changes: Partial<RemoteManifest>;
  code: `GF-6${string}`;
}

const card = { slot: 'home.card/v1', id: 'visitas', title: 'Visitas', order: 100, module: './card' } as const;
const menu = { id: 'visitas', label: 'Visitas', group: 'comercial', order: 100, to: '/visitas' } as const;
const route = { path: '/visitas', access: ['active' as const], title: 'Visitas' };

/** Manifest that breaks nothing. */
export const goodManifest: Partial<RemoteManifest> = {
  version: '1.4.0-abc',
  title: 'Visitas',
  routes: [route],
  menus: [menu],
  slots: [card],
  exposes: ['./lifecycles', './card'],
  integrity: { 'entry.js': 'sha384-x' },
};

/** Breaks that the manifest of a release shows. */
export const manifestBreaks: ManifestBreak[] = [
  { what: 'has a lower version than the live one', code: 'GF-650', changes: { version: '1.2.0-abc' } },
  {
    what: 'answers the exact address of another area',
    code: 'GF-604',
    changes: { routes: [route, { ...route, path: '/vendas/funil/:uid' }] },
  },
  {
    what: 'answers addresses of another area by a parameter',
    code: 'GF-604',
    changes: { routes: [route, { ...route, path: '/vendas/:tela/:uid' }] },
  },
  { what: 'has a page that nobody may open', code: 'GF-635', changes: { routes: [{ path: '/visitas' }] } },
  { what: 'has a page with an empty title', code: 'GF-648', changes: { routes: [{ ...route, title: '' }] } },
  {
    what: 'names an icon that does not exist',
    code: 'GF-649',
    changes: { menus: [{ ...menu, icon: 'sparkle' }] },
  },
  {
    what: 'names a permission that does not exist',
    code: 'GF-649',
    changes: { slots: [{ ...card, when: { permission: 'canFly' } as unknown as Condition }] },
  },
  {
    what: 'has a menu to an address that nobody answers',
    code: 'GF-619',
    changes: { menus: [{ ...menu, to: '/visita' }] },
  },
  {
    what: 'fills a slot with what it does not expose',
    code: 'GF-605',
    changes: { slots: [{ ...card, module: './tab' }] },
  },
];
