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

test('a contribution has its place alone: not twice, and not beside another area under the same id', () => {
  const tab = (id: string) =>
    ({ slot: 'customer.tab/v1', id, title: 'Visitas', order: 1, module: './tab' }) as const;
  const foundFor = (ids: string[], name = 'mfe-visitas') =>
    findingsFor(
      { manifest: released({ name, slots: ids.map(tab), exposes: ['./tab'] }), sizes: {} },
      { shells: [], live: [released({ name: 'mfe-agenda', routes: [], slots: [tab('visitas')] })] },
    ).map(({ code, what }) => `${code} ${what}`);

  expect(foundFor(['medidas'])).toEqual([]);
  expect(foundFor(['medidas', 'medidas'])).toEqual([
    'GF-605 the slot customer.tab/v1 medidas is filled twice',
  ]);
  expect(foundFor(['visitas'])).toEqual([
    expect.stringMatching(/^GF-605 the slot customer\.tab\/v1 visitas is filled by mfe-agenda \(team .+\)$/),
  ]);
  // Its own release of before is no other area.
  expect(foundFor(['visitas'], 'mfe-agenda')).toEqual([]);
});

describe('names of shared packages', () => {
  const shell: Surroundings['shells'][number] = {
    version: '1.4.0-abc',
    provides: {
      shell: '1.4.0',
      'shared-ui': '0.1.0',
      'shared-auth': '0.1.0',
      api: '1.0.0',
      '@girassol/shared-ui': '0.1.0',
    },
    exports: { '@girassol/shared-ui': ['Badge', 'Card'] },
  };
  const foundFor = (parts: Partial<RemoteManifest>, by = shell) =>
    findingsFor({ manifest: released(parts), sizes: {} }, { ...surroundings, shells: [by] }).map(
      ({ code, severity, what }) => `${code} ${severity} ${what}`,
    );

  test('of the same version, and without what the release uses of it: each is named', () => {
    const uses = { '@girassol/shared-ui': ['Badge', 'Gauge', 'Meter'], victory: ['VictoryBar'] };
    expect(foundFor({ uses, shares: { '@girassol/shared-ui': '^0.1.0' } })).toEqual([
      'GF-630 error uses Gauge, Meter of @girassol/shared-ui, and the live shell 1.4.0-abc does not have them',
    ]);
  });

  test('what the shell has fits', () => {
    expect(foundFor({ uses: { '@girassol/shared-ui': ['Badge'] } })).toEqual([]);
  });

  test('where an older build does not tell its names, that is said', () => {
    const { exports: _exports, ...older } = shell;
    expect(foundFor({})).toEqual([expect.stringMatching(/^GF-631 warning .*this release/)]);
    expect(foundFor({ uses: {} }, older)).toEqual([
      expect.stringMatching(/^GF-631 warning .*the live shell 1\.4\.0-abc/),
    ]);
  });
});
