import { listPreloadedFiles } from './index';
import type { ResolvedRemote, ShellManifest } from './manifest';
import { listFilesBesideTheScreen } from './preload';
import { buildManifest } from './testing';

const shell: ShellManifest = {
  version: '1',
  scripts: ['react.js', 'shell.js'],
  fonts: [],
  integrity: {
    'login.js': 'sha384-login',
    'fields.js': 'sha384-fields',
    'federation.js': 'sha384-federation',
  },
  parts: {
    login: ['login.js'],
    inicio: ['inicio.js'],
    'inicio--abas': ['tabs.js'],
    frame: ['frame.js'],
    federation: ['federation.js'],
  },
  shared: { '@girassol/shared-ui/fields': ['fields.js', 'react.js'] },
};

const boards: ResolvedRemote = {
  ...buildManifest('mfe-boards'),
  routes: [{ path: '/vendas/funil/:uid', screen: 'board' }],
  slots: [
    { slot: 'home.card/v1', id: 'ganhos', title: 'Ganhos', order: 1, module: './won' },
    { slot: 'agenda.source/v1', id: 'prazos', title: 'Prazos', order: 2, module: './dates' },
    { slot: 'search.source/v1', id: 'busca', title: 'Busca', order: 3, module: './search' },
    {
      slot: 'home.card/v1',
      id: 'primeiros-passos',
      title: 'Primeiros passos',
      order: 4,
      module: './first-steps',
      when: { all: [{ userType: 'MANAGER' }, { newAccount: true }] },
    },
  ],
  integrity: { 'entry.js': 'sha384-entry' },
  preload: {
    './lifecycles': { files: ['app.js'], shared: ['react', '@girassol/shared-ui/fields'] },
    board: { files: ['board.js'], shared: [] },
    './won': { files: ['won.js'], shared: [] },
    './dates': { files: ['dates.js'], shared: [] },
    './search': { files: ['search.js'], shared: [] },
    './first-steps': { files: ['first-steps.js'], shared: [] },
  },
  baseUrl: '/releases/mfe-boards/1.0.0/',
};

const namesAt = (path: string, isSignedIn: boolean) =>
  listPreloadedFiles(
    { shell, shellUrl: '/assets/', registry: { revision: '', remotes: [boards] } },
    path,
    isSignedIn,
  ).map(({ href }) => href.split('/').pop());

test('an area is announced whole: the runtime, what it needs of the shell, its entry, its files and its first screen', () => {
  expect(namesAt('/vendas/funil/42', true)).toEqual([
    'frame.js',
    'federation.js',
    'fields.js',
    'entry.js',
    'app.js',
    'board.js',
  ]);
});

test('who is not signed in gets the page only: the area would send them to the login', () => {
  expect(namesAt('/vendas/funil/42', false)).toEqual([]);
  expect(namesAt('/login', false)).toEqual(['login.js']);
});

test('the home page announces the modules of its cards and of its agenda, and the parts that it always draws', () => {
  expect(namesAt('/inicio', true)).toEqual([
    'inicio.js',
    'tabs.js',
    'frame.js',
    'federation.js',
    'entry.js',
    'won.js',
    'dates.js',
  ]);
});

test('what few see is fetched by them alone, and the page carries its hashes', () => {
  const files = {
    shell: { ...shell, parts: { ...shell.parts, 'offline-database': ['offline.js'] } },
    shellUrl: '/assets/',
    registry: { revision: '', remotes: [boards] },
  };
  const namesBesideAt = (path: string) =>
    listFilesBesideTheScreen(files, path).map(({ href }) => href.split('/').pop());
  expect(namesAt('/inicio', true)).not.toContain('first-steps.js');
  expect(namesBesideAt('/inicio')).toEqual(['offline.js', 'entry.js', 'first-steps.js']);
  expect(namesBesideAt('/clientes')).toEqual(['offline.js']);
});

test('hashes travel with the addresses', () => {
  const [file] = listPreloadedFiles(
    { shell, shellUrl: '/assets/', registry: { revision: '', remotes: [] } },
    '/login',
    false,
  );
  expect(file).toEqual({ href: '/assets/login.js', integrity: 'sha384-login' });
});
