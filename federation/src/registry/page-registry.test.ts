import type { ResolvedRemote, ShellManifest } from './manifest';
import { toPageShellAndRegistry } from './page-registry';
import { buildManifest } from './testing';

const hashes = (...files: string[]) => Object.fromEntries(files.map((file) => [file, `sha384-${file}`]));

const shell: ShellManifest = {
  version: '1',
  scripts: ['shell.js'],
  fonts: [],
  integrity: hashes(
    'shell.js',
    'frame.js',
    'federation.js',
    'inicio.js',
    'login.js',
    'operacao.js',
    'offline.js',
  ),
  hashes: { file: 'hashes.json', integrity: 'sha384-list' },
  parts: {
    inicio: ['inicio.js'],
    frame: ['frame.js'],
    federation: ['federation.js'],
    login: ['login.js'],
    'offline-database': ['offline.js'],
  },
  shared: {},
};

const remote: ResolvedRemote = {
  ...buildManifest('mfe-a'),
  routes: [{ path: '/vendas/funil/:uid', screen: 'board' }],
  slots: [{ slot: 'home.card/v1', id: 'ganhos', title: 'Ganhos', order: 1, module: './card' }],
  integrity: hashes('entry.js', 'app.js', 'board.js', 'card.js', 'item.js'),
  preload: {
    './lifecycles': { files: ['app.js'], shared: ['react'] },
    './card': { files: ['card.js'], shared: ['react'] },
    board: { files: ['board.js'], shared: [] },
  },
  shares: { react: '^19.0.0' },
  uses: { react: ['useState'] },
  baseUrl: '/releases/mfe-a/1.0.0/',
  manifestIntegrity: 'sha384-manifest',
};

const other: ResolvedRemote = {
  ...remote,
  name: 'mfe-b',
  baseUrl: '/releases/mfe-b/1.0.0/',
  routes: [{ path: '/contratos' }],
  slots: [],
};

function carried(path: string, isSignedIn: boolean, of: ShellManifest = shell) {
  const files = { shell: of, shellUrl: '/assets/', registry: { revision: 'r', remotes: [remote, other] } };
  const page = toPageShellAndRegistry(files, path, isSignedIn);
  const [first] = page.registry.remotes;
  return {
    shell: Object.keys(page.shell.integrity),
    remote: Object.keys(first?.integrity ?? {}),
    lists: [page.shell.hashes?.integrity, first?.manifestIntegrity],
    first,
  };
}

const lists = ['sha384-list', 'sha384-manifest'];

test('a page carries the hashes of what its address begins with and of what is fetched beside it, and of all other files that of their list', () => {
  expect(carried('/vendas/funil/1', true)).toMatchObject({
    shell: ['shell.js', 'frame.js', 'federation.js', 'offline.js'],
    remote: ['entry.js', 'app.js', 'board.js'],
    lists,
  });
  expect(carried('/contratos', true)).toMatchObject({ remote: [], lists });
  expect(carried('/inicio', true)).toMatchObject({
    shell: ['shell.js', 'frame.js', 'federation.js', 'inicio.js', 'offline.js'],
    remote: ['entry.js', 'card.js'],
    lists,
  });
});

test('who is not signed in gets those of the login, or of the area that opens once they are', () => {
  expect(carried('/login', false)).toMatchObject({ shell: ['shell.js', 'login.js'], remote: [], lists });
  expect(carried('/', false)).toMatchObject({ shell: ['shell.js', 'login.js'], remote: [] });
  expect(carried('/vendas/funil/1', false).remote).toEqual(['entry.js', 'app.js', 'board.js']);
});

test('a shell of before, which has no list, gets every hash of itself and of the area on screen', () => {
  const { hashes: _hashes, ...before } = shell;
  const all = Object.keys(remote.integrity);
  expect(carried('/vendas/funil/1', true, before)).toMatchObject({
    shell: Object.keys(shell.integrity),
    remote: all,
    lists: [undefined, undefined],
  });
  expect(carried('/inicio', true, before).remote).toEqual(all);
  expect(carried('/contratos', true, before)).toMatchObject({ remote: [], lists: [undefined, lists[1]] });
});

test('what only the server needs stays there', () => {
  const { first } = carried('/inicio', true);
  expect(first?.preload).toEqual({ './lifecycles': { files: ['app.js'], shared: [] } });
  for (const name of ['shares', 'uses']) expect(first).not.toHaveProperty(name);
});
