import { findingsFor, type Surroundings } from './gate';
import type { MenuContribution, RemoteManifest } from './manifest';

const released = (parts: Partial<RemoteManifest>): RemoteManifest => ({
  name: 'mfe-visitas',
  title: 'Visitas',
  team: 'campo',
  version: '0.2.0',
  routes: [{ path: '/visitas/:uid' }],
  slots: [],
  exposes: ['./lifecycles'],
  requires: { shell: '^0.1.0', 'shared-ui': '^0.1.0', 'shared-auth': '^0.1.0', api: '^0.1.0' },
  entry: 'entry.js',
  container: 'mfe_visitas',
  preload: {},
  integrity: { 'entry.js': 'sha384-x' },
  builtAt: '2026-11-20T12:00:00.000Z',
  ...parts,
});
const surroundings: Surroundings = {
  shells: [],
  live: [released({ name: 'mfe-crm-boards', routes: [{ path: '/vendas/funil/:uid' }] })],
};
const menu = (to: string): MenuContribution => ({
  id: 'visitas',
  label: 'Visitas',
  group: 'comercial',
  order: 10,
  to,
});
const codesWith = (to: string) =>
  findingsFor({ manifest: released({ menus: [menu(to)] }), sizes: {} }, surroundings).map(
    ({ code, severity }) => `${code} ${severity}`,
  );

test.each([
  ['/visitas/:uid', []],
  ['/visitas/hoje', []],
  // Of another area that is live.
  ['/vendas/funil/:uid', []],
  ['/visita', ['GF-619 warning']],
])('a menu to %s: %j', (to, findings) => {
  expect(codesWith(to)).toEqual(findings);
});
