import type { PageData } from '@girassol/federation/registry';
import type { WorkerScope } from '../worker-scope';
import { NAVIGATION_TIMEOUT_MS } from './answer-request';
import { OFFLINE_CACHE } from './offline-cache';
import { registerOffline } from './register-offline';

const ORIGIN = 'https://app.girassol.test';
async function computeHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(text));
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

async function hashAll(files: Record<string, string>): Promise<Record<string, string>> {
  const entries = Object.entries(files).map(async ([name, text]) => [name, await computeHash(text)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** Caches of a browser, in memory. */
function createFakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const toUrl = (key: RequestInfo | URL) => (key instanceof Request ? key.url : String(key));
  return {
    stores,
    async open(name: string) {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        match: async (key: RequestInfo | URL) => store.get(toUrl(key))?.clone(),
        put: async (key: RequestInfo | URL, response: Response) => void store.set(toUrl(key), response),
        delete: async (key: RequestInfo | URL) => store.delete(toUrl(key)),
        keys: async () => [...store.keys()].map((url) => new Request(url)),
      };
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  };
}

/** Server with releases, and a browser with the worker. */
function startBrowser() {
  const files = new Map<string, string>();
  const requests: string[] = [];
  const fakeCaches = createFakeCaches();
  const state = { isOffline: false, isSilent: false, page: '' };
  const handlers = new Map<string, (event: unknown) => void>();

  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = input instanceof Request ? input.url : new URL(String(input), ORIGIN).href;
    const { pathname } = new URL(url);
    if (state.isSilent) await new Promise(() => undefined);
    if (state.isOffline) throw new TypeError('Failed to fetch');
    requests.push(pathname);
    const file = files.get(pathname);
    if (file !== undefined) return new Response(file);
    if (pathname.includes('.')) return new Response('', { status: 404 });
    return new Response(state.page, {
      headers: { 'content-type': 'text/html', 'content-security-policy': "script-src 'nonce-1'" },
    });
  });

  const scope = {
    location: { origin: ORIGIN },
    caches: fakeCaches,
    registration: {},
    clients: { claim: async () => undefined },
    skipWaiting: async () => undefined,
    addEventListener: (name: string, handler: (event: unknown) => void) => void handlers.set(name, handler),
  } as unknown as WorkerScope;
  registerOffline(scope);

  const emit = async (name: string, event: Record<string, unknown>) => {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    handlers.get(name)?.({
      ...event,
      waitUntil: (next: Promise<unknown>) => void work.push(next),
      respondWith: (response: Promise<Response>) => {
        answer = response;
      },
    });
    const response = await answer?.catch(() => null);
    await Promise.all(work);
    return answer ? response : 'not answered by the worker';
  };

  /** Publishes a release of the shell and of one area, and returns what the page of it reports. */
  async function publish(version: string, more: Partial<PageData> = {}) {
    const shellFiles = {
      [`shell.${version}.js`]: `shell ${version}`,
      'font.woff2': 'font',
      'aside.js': 'aside',
    };
    const list = JSON.stringify({ integrity: await hashAll(shellFiles), aside: ['aside.js'] });
    const areaFiles = { 'entry.js': `boards ${version}`, 'same.js': 'same in every release' };
    const manifest = JSON.stringify({ integrity: await hashAll(areaFiles) });
    const baseUrl = `/releases/mfe-boards/${version}/`;
    for (const [name, text] of Object.entries({ ...shellFiles, [`hashes.${version}.json`]: list }))
      files.set(`/assets/${name}`, text);
    for (const [name, text] of Object.entries({ ...areaFiles, 'remote.json': manifest }))
      files.set(baseUrl + name, text);
    const page = {
      serviceWorker: 'run',
      shell: {
        version,
        baseUrl: '/assets/',
        integrity: {},
        hashes: { file: `hashes.${version}.json`, integrity: await computeHash(list) },
      },
      registry: {
        revision: version,
        remotes: [
          {
            name: 'mfe-boards',
            baseUrl,
            integrity: {},
            manifestIntegrity: await computeHash(manifest),
            routes: [{ path: '/vendas/funil/:uid' }, { path: '/sobre', isDocument: true }],
          },
          {
            name: 'mfe-unused',
            baseUrl: '/releases/mfe-unused/1/',
            integrity: {},
            manifestIntegrity: 'x',
            routes: [],
          },
        ],
      },
      ...more,
    };
    state.page = `<html>${version}<script type="application/json" id="girassol-page">${JSON.stringify(page)}</script></html>`;
    return { kind: 'keep-page', revision: version, shellVersion: version, areas: ['mfe-boards'] };
  }

  return {
    files,
    requests,
    state,
    caches: fakeCaches,
    publish,
    keep: (report: unknown) => emit('message', { data: report }),
    async open(path: string) {
      const response = await emit('fetch', {
        request: { url: ORIGIN + path, method: 'GET', mode: 'navigate' },
      });
      return response instanceof Response ? response : null;
    },
    async load(path: string, integrity = '') {
      const request = new Request(ORIGIN + path, { integrity });
      const response = await emit('fetch', { request });
      return response instanceof Response ? response.text() : response;
    },
    emit,
    /** Reads the worker’s caches, as text. */
    async readCaches() {
      const entries = [...fakeCaches.stores.values()].flatMap((store) => [...store.entries()]);
      return Promise.all(entries.map(async ([url, response]) => `${url} ${await response.clone().text()}`));
    },
  };
}

afterEach(() => jest.restoreAllMocks());

test('shell and used areas open without a signal, with the headers that their page was served with', async () => {
  const browser = startBrowser();
  await browser.keep(await browser.publish('1'));
  browser.state.isOffline = true;
  const page = await browser.open('/vendas/funil/5');
  expect(await page?.text()).toContain('<html>1');
  expect(page?.headers.get('content-security-policy')).toBe("script-src 'nonce-1'");
  expect(await browser.load('/assets/shell.1.js', await computeHash('shell 1'))).toBe('shell 1');
  // A font is asked for without a hash: the page's list has it.
  expect(await browser.load('/assets/font.woff2')).toBe('font');
  expect(await browser.load('/releases/mfe-boards/1/entry.js', await computeHash('boards 1'))).toBe(
    'boards 1',
  );
});

test('before a page is kept, an address without a signal says that it is not there yet', async () => {
  const browser = startBrowser();
  browser.state.isOffline = true;
  const page = await browser.open('/inicio');
  expect(page?.status).toBe(503);
  expect(await page?.text()).toContain('esta página ainda não foi guardada');
});

test('areas that were never used, and parts that are left aside, are not fetched', async () => {
  const browser = startBrowser();
  await browser.keep(await browser.publish('1'));
  expect(browser.requests.filter((path) => /unused|aside/.test(path))).toEqual([]);
});

test('with a signal the network answers a navigation', async () => {
  const browser = startBrowser();
  await browser.keep(await browser.publish('1'));
  await browser.publish('2');
  expect(await (await browser.open('/inicio'))?.text()).toContain('<html>2');
});

test('a line that carries nothing opens the kept page after five seconds', async () => {
  const browser = startBrowser();
  await browser.keep(await browser.publish('1'));
  jest.useFakeTimers();
  browser.state.isSilent = true;
  const opened = browser.open('/inicio');
  await jest.advanceTimersByTimeAsync(NAVIGATION_TIMEOUT_MS);
  jest.useRealTimers();
  expect(await (await opened)?.text()).toContain('<html>1');
});

test('documents of the server, and addresses of calls, are never answered with the page of the product', async () => {
  const browser = startBrowser();
  await browser.keep(await browser.publish('1'));
  browser.state.isOffline = true;
  expect(await browser.open('/sobre')).toBeNull();
  expect(await browser.open('/api/files/1')).toBeNull();
});

test('calls of the API go past the worker and are not stored', async () => {
  const browser = startBrowser();
  await browser.keep(await browser.publish('1'));
  for (const path of ['/api/users/single', '/federation/revision'])
    expect(await browser.load(path)).toBe('not answered by the worker');
  expect((await browser.readCaches()).filter((entry) => entry.includes('/api/'))).toEqual([]);
});

test('a file that was changed in the cache is deleted and fetched again', async () => {
  const browser = startBrowser();
  await browser.keep(await browser.publish('1'));
  const hash = await computeHash('boards 1');
  const store = browser.caches.stores.get(OFFLINE_CACHE);
  const key = [...(store?.keys() ?? [])].find((url) => url.includes(encodeURIComponent(hash))) ?? '';
  const tamper = () => void store?.set(key, new Response('evil'));

  tamper();
  expect(await browser.load('/releases/mfe-boards/1/entry.js', hash)).toBe('boards 1');
  expect(await store?.get(key)?.clone().text()).toBe('boards 1');

  tamper();
  browser.state.isOffline = true;
  expect(await browser.load('/releases/mfe-boards/1/entry.js', hash)).toBeNull();
  expect(store?.has(key)).toBe(false);
});

test('a release that is not the published one is not kept, and the page before it stays', async () => {
  const browser = startBrowser();
  await browser.keep(await browser.publish('1'));
  const report = await browser.publish('2');
  browser.files.set('/releases/mfe-boards/2/entry.js', 'evil');
  await browser.keep(report);
  browser.state.isOffline = true;
  expect(await (await browser.open('/inicio'))?.text()).toContain('<html>1');
  expect((await browser.readCaches()).filter((entry) => entry.endsWith(' evil'))).toEqual([]);
});

test('a network that breaks off a hundred times loses nothing: the next report continues', async () => {
  const browser = startBrowser();
  const report = await browser.publish('1');
  const real = jest.mocked(globalThis.fetch).getMockImplementation();
  let calls = 0;
  jest.mocked(globalThis.fetch).mockImplementation(async (...call) => {
    calls += 1;
    if (calls % 3 === 0) throw new TypeError('Failed to fetch');
    return real ? real(...call) : Response.error();
  });
  for (let round = 0; round < 100; round += 1) await browser.keep(report);
  jest.mocked(globalThis.fetch).mockImplementation(async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await (await browser.open('/inicio'))?.text()).toContain('<html>1');
  expect(await browser.load('/releases/mfe-boards/1/same.js')).toBe('same in every release');
});

test('a new release replaces the kept page; what both have is fetched once, what neither has is deleted', async () => {
  const browser = startBrowser();
  for (const version of ['1', '2', '3']) await browser.keep(await browser.publish(version));
  expect(browser.requests.filter((path) => path.endsWith('same.js'))).toHaveLength(1);
  const stored = (await browser.readCaches()).map((entry) => entry.split(' ').slice(1).join(' '));
  expect(stored).toContain('boards 3');
  // Of the page before, which a tab may still show.
  expect(stored).toContain('boards 2');
  expect(stored).not.toContain('boards 1');
});

test('the same report fetches nothing twice, and another area is added', async () => {
  const browser = startBrowser();
  const report = await browser.publish('1');
  await browser.keep({ ...report, areas: [] });
  browser.requests.length = 0;
  await browser.keep({ ...report, areas: [] });
  expect(browser.requests).toEqual([]);
  await browser.keep(report);
  expect(browser.requests).toContain('/releases/mfe-boards/1/entry.js');
});

test.each([
  ['of a preview or an override', { serviceWorker: undefined }],
  ['of a server that has the worker switched off', { serviceWorker: 'remove' as const }],
])('a page %s is not kept', async (_name, more) => {
  const browser = startBrowser();
  await browser.keep(await browser.publish('1', more));
  expect(await browser.readCaches()).toEqual([]);
});

test('messages of another kind, and calls of other origins, are none of its business', async () => {
  const browser = startBrowser();
  await browser.publish('1');
  for (const message of [null, 'keep-page', { kind: 'other' }, { kind: 'keep-page', revision: 1, areas: [] }])
    await browser.keep(message);
  expect(browser.requests).toEqual([]);
  const request = new Request('https://elsewhere.test/assets/a.js');
  expect(await browser.emit('fetch', { request })).toBe('not answered by the worker');
});

test('a device that is full keeps the page before, and answers from the network', async () => {
  const browser = startBrowser();
  await browser.keep(await browser.publish('1'));
  const { open } = browser.caches;
  browser.caches.open = async (name) => ({
    ...(await open(name)),
    put: async () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const report = await browser.publish('2');
  await browser.keep(report);
  expect(await browser.load('/assets/shell.2.js', await computeHash('shell 2'))).toBe('shell 2');
  browser.state.isOffline = true;
  expect(await (await browser.open('/vendas/funil/5'))?.text()).toContain('<html>1');
  expect(await browser.load('/assets/shell.1.js', await computeHash('shell 1'))).toBe('shell 1');
});
