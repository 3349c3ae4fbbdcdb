import { checkRelease, type ReleaseGateContext } from './gate';
import type { MenuContribution, RemoteManifest } from './manifest';
import { buildManifest } from './testing';

const released = (parts: Partial<RemoteManifest>) =>
  buildManifest('mfe-visitas', {
    routes: [{ path: '/visitas/:uid', access: ['active'] }],
    integrity: { 'entry.js': 'sha384-x' },
    ...parts,
  });
const surroundings: ReleaseGateContext = {
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
  checkRelease({ manifest: released({ menus: [menu(to)] }), sizes: {} }, surroundings).map(
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
    checkRelease(
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

describe('routes', () => {
  const shell: ReleaseGateContext['shells'][number] = {
    version: '1.4.0-abc',
    routes: [
      { path: '/login', owner: 'shell' },
      { path: '/operacao/versoes', owner: 'shell' },
      { path: '/tickets', owner: 'mfe-support' },
      { path: '/visitas/:uid', owner: 'mfe-visitas' },
    ],
  };
  const foundFor = (path: string, access: RemoteManifest['routes'][number]['access'] = ['active']) =>
    checkRelease(
      { manifest: released({ uses: {}, routes: [{ path, ...(access && { access }) }] }), sizes: {} },
      { ...surroundings, shells: [shell], live: [...surroundings.live] },
    )
      .filter(({ severity }) => severity === 'error')
      .map(({ code, what }) => `${code} ${what}`);

  test.each([
    ['/login', "GF-634 the route /login is the shell's"],
    ['/operacao/custos', "GF-634 the route /operacao/custos is the shell's"],
    ['/operacao/:a', "GF-634 the route /operacao/:a is the shell's"],
    ['/', "GF-634 the route / is the shell's"],
    ['/api/visitas', "GF-634 the route /api/visitas is the server's"],
    ['/:a/b', "GF-634 the route /:a/b is the server's"],
    ['/*', "GF-634 the route /* is the server's"],
    ['/tickets', 'GF-604 the route /tickets answers addresses of mfe-support: /tickets'],
    [
      '/vendas/:a/:b',
      'GF-604 the route /vendas/:a/:b answers addresses of mfe-crm-boards (team crm): /vendas/funil/:uid',
    ],
    [
      '/vendas/*',
      'GF-604 the route /vendas/* answers addresses of mfe-crm-boards (team crm): /vendas/funil/:uid',
    ],
  ])("%s is refused: it is another's, whole or in part", (path, finding) => {
    expect(foundFor(path)).toEqual([finding]);
  });

  test.each(['/vendas', '/vendas/visitas', '/visitas/hoje', '/vendas/visitas/:a/:b'])('%s fits', (path) => {
    expect(foundFor(path)).toEqual([]);
  });

  test('a route that does not say who may open it is refused, whatever the shell knows of it', () => {
    const nobody = 'GF-635 nobody may open the route /visitas/nova/ficha: it does not say who';
    const path = '/visitas/nova/ficha';
    const without = { uses: {}, routes: [{ path }] };
    const found = checkRelease({ manifest: released(without), sizes: {} }, { shells: [shell], live: [] });
    expect(found.map(({ code, what }) => `${code} ${what}`)).toContain(nobody);
    expect(foundFor(path, [])).toEqual([nobody]);
    expect(foundFor(path)).toEqual([]);
    expect(foundFor('/visitas/:id', [])).toEqual([
      'GF-635 nobody may open the route /visitas/:id: it does not say who',
    ]);
  });
});

describe('an address that leads on to another', () => {
  const foundFor = (redirect: string, path: string) =>
    checkRelease(
      {
        manifest: released({
          uses: {},
          routes: [{ path: redirect, access: ['active'], redirectTo: '/visitas/hoje' }],
        }),
        sizes: {},
      },
      { shells: [], live: [released({ name: 'mfe-agenda', routes: [{ path, access: ['active'] }] })] },
    ).map(({ code, what }) => `${code} ${what}`);

  test('takes nothing from a more exact one, which is answered before it', () => {
    expect(foundFor('/modulos/:type', '/modulos/upload')).toEqual([]);
  });

  test('takes its like', () => {
    expect(foundFor('/modulos/:type', '/modulos/:mid')).toEqual([
      expect.stringMatching(/^GF-604 the route \/modulos\/:type answers addresses of mfe-agenda/),
    ]);
  });
});

test('a menu entry below one that no area has is told', () => {
  const below = (under: string, group: MenuContribution['group'] = 'comercial') =>
    checkRelease(
      {
        manifest: released({
          uses: {},
          menus: [menu('/visitas/:uid'), { ...menu('/visitas/hoje'), id: 'hoje', under, group }],
        }),
        sizes: {},
      },
      { shells: [], live: [] },
    ).map(({ code, what }) => `${code} ${what}`);
  expect(below('visitas')).toEqual([]);
  expect(below('nada')).toEqual([
    'GF-619 the menu hoje stands under nada, which no area has in comercial: nobody will see it',
  ]);
  expect(below('visitas', 'ajustes')).toHaveLength(1);
});

describe('names of shared packages', () => {
  const shell: ReleaseGateContext['shells'][number] = {
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
    checkRelease({ manifest: released(parts), sizes: {} }, { ...surroundings, shells: [by] }).map(
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

describe('kinds of notification', () => {
  const booked = {
    kind: 'mfe-visitas/visit-booked',
    label: 'Visita marcada',
    reason: 'Você recebe este aviso porque a visita é sua.',
  };
  const foundFor = (...notifications: (typeof booked)[]) =>
    checkRelease({ manifest: released({ notifications }), sizes: {} }, surroundings)
      .filter(({ code }) => code === 'GF-643')
      .map(({ what }) => what);

  test.each([
    ['of the area with its words', [booked], []],
    [
      'without the name of the area',
      [{ ...booked, kind: 'visit-booked' }],
      ['the kind of notification visit-booked does not begin with the name of the area'],
    ],
    [
      'of another area',
      [{ ...booked, kind: 'mfe-support/visit-booked' }],
      ['the kind of notification mfe-support/visit-booked does not begin with the name of the area'],
    ],
    [
      'without a label',
      [{ ...booked, label: ' ' }],
      ['the kind of notification mfe-visitas/visit-booked has no label: nobody could choose it'],
    ],
    [
      'without a reason',
      [{ ...booked, reason: '' }],
      ['the kind of notification mfe-visitas/visit-booked has no reason: nobody could choose it'],
    ],
    ['twice', [booked, booked], ['the kind of notification mfe-visitas/visit-booked is declared twice']],
  ])('%s', (_, notifications, findings) => {
    expect(foundFor(...notifications)).toEqual(findings);
  });

  test('one that the live release has may not go without a word', () => {
    const before = released({ version: '1.0.0', notifications: [booked] });
    const found = checkRelease(
      { manifest: released({ version: '1.0.1' }), sizes: {} },
      { shells: [], live: [before] },
    );
    expect(found.map(({ code, what }) => `${code} ${what}`)).toContain(
      'GF-606 1.0.0 declares the notification mfe-visitas/visit-booked, this release does not',
    );
  });
});
