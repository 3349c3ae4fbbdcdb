import { findingsFor, type Surroundings } from './gate';
import type { MenuContribution, RemoteManifest } from './manifest';
import { sampleManifest } from './testing';

const released = (parts: Partial<RemoteManifest>) =>
  sampleManifest('mfe-visitas', {
    routes: [{ path: '/visitas/:uid' }],
    integrity: { 'entry.js': 'sha384-x' },
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
