import type { VisitorKind } from '@girassol/shared-domain';
import { fillPathPattern, omitUndefined } from '@girassol/shared-domain';
import { listAllRemotes, listAllRoutes } from '../testing/everything-present.testing';
import fixture from './access-matrix.fixture.json';
import { type AvailableRoute, listAvailableRoutes } from './available-routes';
import { type AccessDecision, CALCULATOR_PATH, decideAccess } from './decide';
import { shellRoutes } from './shell-routes';

const kinds: VisitorKind[] = ['loggedOut', 'active', 'inactive', 'calculatorOnly', 'unknownHost'];
const routes = listAllRoutes();

interface Options {
  routes?: AvailableRoute[];
  search?: string;
  hasLoginPreference?: boolean;
  siteId?: string | null;
  leftOutPath?: string | null;
}

function decideAt(kind: VisitorKind, path: string, options: Options = {}): AccessDecision {
  return decideAccess({ kind, path, routes, hasLoginPreference: false, siteId: 'loja-sol', ...options });
}

/** Builds an address of a route with a value for every parameter. */
function buildAddress(pattern: string): string {
  return fillPathPattern(
    pattern,
    Object.fromEntries([...pattern.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'x1'])),
  );
}

// Rule of the reachability of each kind, and where it is sent from elsewhere.
const expectations: Record<VisitorKind, { rule: string; home: string }> = {
  loggedOut: { rule: '[shell.access-004]', home: '/sobre' },
  active: { rule: '[shell.access-007]', home: '/iniciando' },
  inactive: { rule: '[shell.access-008]', home: '/iniciando' },
  calculatorOnly: { rule: '[shell.access-011]', home: CALCULATOR_PATH },
  unknownHost: { rule: '[shell.access-014]', home: '/institucional/loja-sol' },
};

test('shell and areas have every address of the specification, once, with its owner and title', () => {
  const declared = [{ name: 'shell', routes: shellRoutes }, ...listAllRemotes()].flatMap(({ name, routes }) =>
    routes.map(({ path, title }) => ({ path, title, owner: name })),
  );
  const addresses = (rows: { path: string; owner: string }[]) =>
    rows.map(({ path, owner }) => `${owner} ${path}`);
  expect(addresses(declared).toSorted()).toEqual(addresses(fixture).toSorted());
  for (const { title } of declared) expect(title).toMatch(/\S/);
});

describe.each(kinds)('[shell.access-003] a visitor who is %s', (kind) => {
  const { rule, home } = expectations[kind];

  test.each(fixture)(`${rule} at $path`, ({ path, kinds: allowed, redirectsTo }) => {
    const decision = decideAt(kind, buildAddress(path));
    if (!allowed.includes(kind)) {
      expect(decision).toEqual({ outcome: 'redirect', to: home });
    } else if (redirectsTo) {
      const to = fillPathPattern(redirectsTo, { uid: 'x1', planId: '1' });
      expect(decision).toEqual({ outcome: 'redirect', to });
    } else {
      expect(decision).toMatchObject({ outcome: 'open', route: { path } });
    }
  });

  test.each(['/nao-existe', '/', '/vendas', '/vendas/funil/a/b/c'])('at the unknown address %s', (path) => {
    expect(decideAt(kind, path)).toEqual({ outcome: 'redirect', to: home });
  });
});

test('[shell.access-002, shell.access-009] unknown and forbidden addresses lead people with a session to the start', () => {
  expect(decideAt('active', '/nao-existe')).toEqual({ outcome: 'redirect', to: '/iniciando' });
  expect(decideAt('inactive', '/vendas/finalizadas')).toEqual({ outcome: 'redirect', to: '/iniciando' });
});

test('[shell.access-005, shell.access-006] the login preference decides where a visitor without a session begins', () => {
  expect(decideAt('loggedOut', '/inicio', { hasLoginPreference: true })).toEqual({
    outcome: 'redirect',
    to: '/login',
  });
  expect(decideAt('loggedOut', '/inicio')).toEqual({ outcome: 'redirect', to: '/sobre' });
});

test('[shell.access-012] a calculator-only client is led to the consumption step', () => {
  expect(decideAt('calculatorOnly', '/inicio')).toEqual({ outcome: 'redirect', to: CALCULATOR_PATH });
});

test('[shell.access-015] on a custom domain everything leads to the site of its owner', () => {
  expect(decideAt('unknownHost', '/login', { siteId: 'a b' })).toEqual({
    outcome: 'redirect',
    to: '/institucional/a%20b',
  });
});

test('[shell.access-020] the trial form leads to the checkout, of the plan in the query if any', () => {
  const at = (kind: VisitorKind, search?: string) =>
    decideAt(kind, '/form-teste-gratis-checkout', omitUndefined({ search }));
  expect(at('loggedOut')).toEqual({ outcome: 'redirect', to: '/assinatura/checkout/1' });
  expect(at('loggedOut', '?planId=3')).toEqual({ outcome: 'redirect', to: '/assinatura/checkout/3' });
  expect(decideAt('loggedOut', '/assinatura/checkout/3')).toMatchObject({ outcome: 'open' });
});

test('a query cannot lead a redirect away from its own pattern', () => {
  const decision = decideAt('active', '/pre-vendas/lista/u1', { search: '?uid=outro' });
  expect(decision).toEqual({ outcome: 'redirect', to: '/pre-venda/funil/u1' });
  expect(decideAt('loggedOut', '/form-teste-gratis-checkout', { search: '?planId=//mal.example' })).toEqual({
    outcome: 'redirect',
    to: '/assinatura/checkout/%2F%2Fmal.example',
  });
});

test.each(['/financeiro', '/tickets', '/arquivos/c1', '/vendas/agenda/u1'])(
  'without a session %s asks for a login in place',
  (path) => {
    expect(decideAt('loggedOut', path)).toMatchObject({ outcome: 'open', promptsLogin: true });
    expect(decideAt('active', path)).toMatchObject({ outcome: 'open', promptsLogin: false });
  },
);

describe('where an area is not present', () => {
  const bare = listAvailableRoutes(
    [],
    ['/inicio', '/iniciando', '/login', '/termos-de-uso-e-politica-de-privacidade'],
  );

  test('its addresses behave as unknown ones', () => {
    expect(decideAt('active', '/vendas/funil/u1', { routes: bare })).toEqual({
      outcome: 'redirect',
      to: '/iniciando',
    });
    expect(decideAt('active', '/pre-vendas/lista/u1', { routes: bare })).toEqual({
      outcome: 'redirect',
      to: '/iniciando',
    });
    expect(decideAt('active', '/recuperacao-de-acesso', { routes: bare })).toEqual({
      outcome: 'redirect',
      to: '/iniciando',
    });
  });

  test('a visitor without a session goes to the login', () => {
    expect(decideAt('loggedOut', '/', { routes: bare })).toEqual({ outcome: 'redirect', to: '/login' });
  });

  test('who has only one place to go is told that it is missing', () => {
    expect(decideAt('calculatorOnly', '/', { routes: bare })).toEqual({
      outcome: 'unavailable',
      missing: 'calculator',
    });
    expect(decideAt('unknownHost', '/', { routes: bare })).toEqual({
      outcome: 'unavailable',
      missing: 'site',
    });
    expect(decideAt('unknownHost', '/', { siteId: null })).toEqual({
      outcome: 'unavailable',
      missing: 'site',
    });
  });

  test('somebody signed in is told of an address that the distribution leaves out; nobody else is', () => {
    const leftOutPath = '/clientes/lista/7';
    for (const kind of ['active', 'inactive'] as const)
      expect(decideAt(kind, leftOutPath, { routes: bare, leftOutPath })).toEqual({
        outcome: 'unavailable',
        missing: 'page',
      });
    expect(decideAt('active', '/nao-existe', { routes: bare, leftOutPath })).toMatchObject({
      outcome: 'redirect',
    });
    expect(decideAt('loggedOut', leftOutPath, { routes: bare, leftOutPath })).toMatchObject({
      outcome: 'redirect',
    });
  });

  test('a remote answers exactly the paths that it declares', () => {
    const some = listAvailableRoutes(
      [
        {
          name: 'mfe-crm-boards',
          routes: [{ path: '/vendas/funil/:fetchId', access: ['active'], title: 'Vendas' }],
        },
      ],
      [],
    );
    expect(decideAt('active', '/vendas/funil/u1', { routes: some })).toMatchObject({
      outcome: 'open',
      route: { answeredBy: 'mfe-crm-boards', title: 'Vendas' },
    });
    expect(some.map(({ path }) => path)).toEqual(['/vendas/funil/:fetchId']);
  });

  test('an address of the shell that it has no page for may be answered by an area', () => {
    const path = '/recuperacao-de-acesso';
    const support = [{ name: 'mfe-support', routes: [{ path }] }];
    expect(decideAt('loggedOut', path, { routes: listAvailableRoutes(support, []) })).toMatchObject({
      outcome: 'open',
      route: { answeredBy: 'mfe-support' },
    });
  });

  test('an area may bring addresses of its own, and says who may open them', () => {
    const path = '/vendas/funil/:uid/item/:itemId';
    const [route] = listAvailableRoutes(
      [
        {
          name: 'mfe-crm-boards',
          routes: [{ path, access: ['active'], title: 'Venda' }, { path: '/sem-acesso' }],
        },
      ],
      [],
    );
    expect(route).toEqual({ path, access: ['active'], title: 'Venda', answeredBy: 'mfe-crm-boards' });
    const own = listAvailableRoutes([{ name: 'mfe-x', routes: [{ path: '/sem-acesso' }] }], []);
    expect(own).toEqual([]);
  });
});

test('redirects always end, whatever is present', () => {
  const random = seeded(20_260_101);
  const shellPages = ['/inicio', '/iniciando', '/login'];
  const addresses = ['/', '/nao-existe', ...fixture.map(({ path }) => buildAddress(path))];
  for (let round = 0; round < 400; round += 1) {
    const remotes = listAllRemotes().map((remote) => ({
      ...remote,
      routes: remote.routes.filter(() => random() < 0.5),
    }));
    const present = listAvailableRoutes(remotes, shellPages);
    for (const kind of kinds) {
      const options = {
        routes: present,
        hasLoginPreference: random() < 0.5,
        siteId: random() < 0.5 ? 's' : null,
      };
      const start = addresses[Math.floor(random() * addresses.length)] ?? '/';
      expect(countRedirects(kind, start, options)).toBeLessThanOrEqual(2);
    }
  }
});

/** Counts the redirects from an address to one where the visitor may stay. */
function countRedirects(kind: VisitorKind, start: string, options: Options): number {
  let path = start;
  for (let steps = 0; steps < 10; steps += 1) {
    const decision = decideAt(kind, path, options);
    if (decision.outcome !== 'redirect') return steps;
    path = decision.to;
  }
  return Number.POSITIVE_INFINITY;
}

/** Small repeatable random numbers between 0 and 1 (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
