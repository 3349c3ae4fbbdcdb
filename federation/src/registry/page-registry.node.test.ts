import type { ResolvedRemote } from './manifest';
import { pageRegistry } from './page-registry';
import { sampleManifest } from './testing';

const remote: ResolvedRemote = {
  ...sampleManifest('mfe-a'),
  routes: [{ path: '/vendas/funil/:uid' }],
  integrity: { 'entry.js': 'sha384-entry' },
  preload: {
    './lifecycles': { files: ['app.js'], shared: ['react'] },
    './card': { files: ['card.js'], shared: ['react'] },
  },
  shares: { react: '^19.0.0' },
  uses: { react: ['useState'] },
  baseUrl: '/releases/mfe-a/1.0.0/',
  manifestIntegrity: 'sha384-manifest',
};

const other: ResolvedRemote = { ...remote, name: 'mfe-b', routes: [{ path: '/contratos' }] };

const carried = (path: string, isSignedIn: boolean) =>
  pageRegistry({ revision: 'r', remotes: [remote, other] }, path, isSignedIn).remotes[0];

test('who is signed in gets the hashes of every area with a page of the shell', () => {
  expect(carried('/inicio', true)?.integrity).toEqual(remote.integrity);
});

test('with the page of an area come its own, and of the others the hash of the manifest', () => {
  expect(carried('/vendas/funil/1', true)?.integrity).toEqual(remote.integrity);
  expect(carried('/contratos', true)).toMatchObject({ integrity: {}, manifestIntegrity: 'sha384-manifest' });
});

test('who is not gets only those of the area at the address, and of the others the hash of the manifest', () => {
  expect(carried('/vendas/funil/1', false)?.integrity).toEqual(remote.integrity);
  expect(carried('/login', false)).toMatchObject({ integrity: {}, manifestIntegrity: 'sha384-manifest' });
});

test('what only the server needs stays there', () => {
  expect(carried('/inicio', true)?.preload).toEqual({ './lifecycles': { files: ['app.js'], shared: [] } });
  for (const name of ['shares', 'uses']) expect(carried('/inicio', true)).not.toHaveProperty(name);
});
