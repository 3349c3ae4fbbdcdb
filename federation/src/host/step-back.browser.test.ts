import { webcrypto } from 'node:crypto';
import { buildReleasedRemote } from '../remote/testing';
import { installPlatform, type Platform } from './platform';

const LIVE = '/releases/mfe-a/2/';
const BEFORE = '/releases/mfe-a/1/';
const origin = window.location.origin;

const remote = {
  ...buildReleasedRemote({
    name: 'mfe-a',
    title: 'A',
    team: 'crm',
    routes: [],
    slots: [],
    exposes: {},
    requires: { shell: '*', 'shared-ui': '*', 'shared-auth': '*', api: '*' },
  }),
  baseUrl: LIVE,
  integrity: { 'screen.js': 'sha384-screen', 'list.js': 'sha384-list' },
  previous: { version: '1', baseUrl: BEFORE, manifestIntegrity: 'sha384-before' },
};

const realFetch = window.fetch;
const stepped: string[] = [];
let platform: Platform;
beforeAll(() => {
  Object.defineProperty(window, 'crypto', { value: webcrypto, configurable: true });
  window.fetch = async () => new Response('not what was published');
  platform = installPlatform(
    {
      shell: { version: '1', baseUrl: '/assets/', integrity: {} },
      registry: { revision: 'r', remotes: [remote] },
      distribution: { key: 'girassol', brand: { name: 'Girassol', title: 'Girassol', description: '' } },
      host: { name: 'localhost', isProduct: true, siteId: null },
      version: '1',
    } as never,
    'nonce',
  );
  platform.onStepBack((name) => stepped.push(name));
});
afterAll(() => {
  window.fetch = realFetch;
});

/** Loads a file that was tampered with, and tells of it as an area does whose screen it is. */
async function failToRender(file: string): Promise<void> {
  const address = origin + file;
  await platform.scripts.load(address, (settled) => settled({ type: 'error', target: { src: address } }));
  platform.handle.fail('mfe-a', {
    code: 'GF-206',
    message: `Loading chunk 7 failed.\n(error: ${address})`,
  });
}

test('a release gives way once: its files that fail later say nothing of the one that runs instead', async () => {
  platform.statuses.set('mfe-a', { state: 'mounted' });
  await failToRender(`${LIVE}screen.js`);
  expect(stepped).toEqual(['mfe-a']);
  platform.statuses.set('mfe-a', { state: 'mounted' });
  await failToRender(`${LIVE}list.js`);
  expect(stepped).toEqual(['mfe-a']);
  expect(platform.statuses.get('mfe-a').state).toBe('mounted');
});

test('a file of the release before fails with its own cause', async () => {
  await failToRender(`${BEFORE}screen.js`);
  expect(platform.statuses.get('mfe-a')).toMatchObject({ state: 'failed', failure: { code: 'GF-203' } });
});

test('an error of the code, or of a file of another remote, is one of rendering', async () => {
  for (const message of [
    'x is not a function',
    `Loading chunk 7 failed.\n(error: ${origin}/releases/mfe-b/1/7.js)`,
  ]) {
    platform.handle.fail('mfe-a', { code: 'GF-206', message });
    expect(platform.statuses.get('mfe-a')).toMatchObject({ state: 'failed', failure: { code: 'GF-206' } });
  }
});
