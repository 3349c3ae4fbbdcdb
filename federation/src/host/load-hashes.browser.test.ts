import { createHash, webcrypto } from 'node:crypto';
import { waitFor } from '@testing-library/dom';
import { buildReleasedRemote } from '../remote/testing';
import { createKnownFileHashes } from './integrity';
import { createHashLoader } from './load-hashes';

const computeHash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const definition = {
  name: 'mfe-a',
  title: 'A',
  team: 'crm',
  routes: [],
  slots: [],
  exposes: {},
  requires: { shell: '*', 'shared-ui': '*', 'shared-auth': '*', api: '*' },
};
const buildHashList = (integrity: Record<string, string>) => JSON.stringify({ integrity });
const ofShell = buildHashList({ 'shell.js': 'sha384-shell', 'late.js': 'sha384-late' });
const ofRemote = buildHashList({ 'entry.js': 'sha384-entry', 'item.js': 'sha384-item' });

const realFetch = window.fetch;
let asked: string[];
let served: Record<string, string>;
beforeEach(() => {
  asked = [];
  served = { '/assets/hashes.json': ofShell, '/releases/mfe-a/1/remote.json': ofRemote };
  // As a browser does: what has another hash than it was asked with is not given out.
  window.fetch = async (input, { integrity } = {}) => {
    const { pathname } = new URL(String(input));
    asked.push(pathname);
    const text = served[pathname];
    if (text === undefined) return new Response('no', { status: 503 });
    if (integrity && computeHash(text) !== integrity) throw new TypeError('Failed to fetch');
    return new Response(text);
  };
  Object.defineProperty(window, 'crypto', { value: webcrypto, configurable: true });
});
afterEach(() => {
  window.fetch = realFetch;
});

function pageWith(integrity: Record<string, string>) {
  const remote = {
    ...buildReleasedRemote(definition),
    baseUrl: '/releases/mfe-a/1/',
    integrity,
    manifestIntegrity: computeHash(ofRemote),
  };
  const page = {
    ...window.__girassol__?.page,
    shell: {
      version: '1',
      baseUrl: '/assets/',
      integrity: { 'shell.js': 'sha384-shell' },
      hashes: { file: 'hashes.json', integrity: computeHash(ofShell) },
    },
    registry: { revision: 'r', remotes: [remote] },
  } as never;
  const known = createKnownFileHashes(page);
  return { known, ...createHashLoader(page, known, { pauses: [1, 1] }) };
}

const ITEM = '/releases/mfe-a/1/item.js';

test('a hash that the page has costs nothing', async () => {
  const { learn } = pageWith({ 'entry.js': 'sha384-entry' });
  expect(await learn('/assets/shell.js')).toBe('known');
  expect(asked).toEqual([]);
});

test('a hash that it lacks is read from the list of its release, once for all who ask', async () => {
  const { known, learn } = pageWith({ 'entry.js': 'sha384-entry' });
  expect(known.getHash(ITEM)).toBeUndefined();
  expect(await Promise.all([learn(ITEM), learn(ITEM), learn('/assets/late.js')])).toEqual(
    Array(3).fill('known'),
  );
  expect(known.getHash(ITEM)).toBe('sha384-item');
  expect(known.getHash('/assets/late.js')).toBe('sha384-late');
  expect(asked.sort()).toEqual(['/assets/hashes.json', '/releases/mfe-a/1/remote.json']);
});

test('a list that is not the published one lets nothing run', async () => {
  served['/releases/mfe-a/1/remote.json'] = buildHashList({ 'item.js': 'sha384-of-something-else' });
  const { known, learn } = pageWith({ 'entry.js': 'sha384-entry' });
  expect(await learn(ITEM)).toBe('wrong');
  expect(known.getHash(ITEM)).toBeUndefined();
});

test('a list that cannot be had is asked for three times, and again when the file is wanted again', async () => {
  const text = served['/releases/mfe-a/1/remote.json'];
  delete served['/releases/mfe-a/1/remote.json'];
  const { learn } = pageWith({ 'entry.js': 'sha384-entry' });
  expect(await learn(ITEM)).toBe('unreachable');
  served['/releases/mfe-a/1/remote.json'] = text ?? '';
  expect(await learn(ITEM)).toBe('known');
});

test('a file of no release has no list', async () => {
  expect(await pageWith({}).learn('/api/files/1/evil.js')).toBe('none');
});

test('once the page has settled the lists of what runs on it are read, and no others', async () => {
  pageWith({}).learnRest();
  await waitFor(() => expect(asked).toEqual(['/assets/hashes.json']));
  pageWith({ 'entry.js': 'sha384-entry' }).learnRest();
  await waitFor(() => expect(asked).toContain('/releases/mfe-a/1/remote.json'));
});
