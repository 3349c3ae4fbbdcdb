import { buildReleasedRemote } from '../remote/testing';
import { installPlatform } from './platform';

const GOOD = 'sha384-good';
const EVIL = 'sha384-evil';
const ENTRY = '/releases/mfe-a/1/entry.js';
const FOREIGN = '/releases/mfe-a/1/foreign.js';

const remote = buildReleasedRemote({
  name: 'mfe-a',
  title: 'A',
  team: 'crm',
  routes: [],
  slots: [],
  exposes: {},
  requires: { shell: '*', 'shared-ui': '*', 'shared-auth': '*', api: '*' },
});
const page = {
  shell: { version: '1', baseUrl: '/assets/', integrity: { 'shell.js': GOOD } },
  registry: {
    revision: 'r',
    remotes: [{ ...remote, baseUrl: '/releases/mfe-a/1/', integrity: { 'entry.js': GOOD } }],
  },
  distribution: { key: 'girassol', brand: { name: 'Girassol', title: 'Girassol', description: '' } },
  host: { name: 'localhost', isProduct: true, siteId: null },
  version: '1',
};

/** Rule of the Trusted Types policy of the page. */
let createScriptURL: (address: string) => string;
beforeAll(() => {
  Object.defineProperty(window, 'trustedTypes', {
    configurable: true,
    value: {
      createPolicy(_name: string, rules: { createScriptURL: typeof createScriptURL }) {
        createScriptURL ??= rules.createScriptURL;
      },
    },
  });
  installPlatform(page as never, 'nonce');
});

const handle = () => {
  const platform = window.__girassol__;
  if (!platform) throw new Error('the handle is gone');
  return platform;
};

/** Replaces a part of the page as an area could, and returns what puts it back. */
function patch(target: object, name: PropertyKey, descriptor: PropertyDescriptor): () => void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, ...descriptor });
  return () => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  };
}

const first = () => handle().page.registry.remotes[0];
const evilRemote = { ...remote, baseUrl: '/evil/', integrity: { 'entry.js': EVIL } };

/** Attempts of an area by name. What answers a function is undone afterwards; what throws was refused. */
const attempts: Record<string, () => unknown> = {
  'assign another handle': () => Reflect.set(window, '__girassol__', { integrityOf: () => EVIL }),
  'delete the handle': () => Reflect.deleteProperty(window, '__girassol__'),
  'define the handle again': () =>
    Object.defineProperty(window, '__girassol__', { value: { integrityOf: () => EVIL } }),
  'define an accessor over it': () =>
    Object.defineProperty(globalThis, '__girassol__', { get: () => ({ integrityOf: () => EVIL }) }),
  'declare it in a prototype of the window': () =>
    Reflect.set(Object.getPrototypeOf(window), '__girassol__', { integrityOf: () => EVIL }),
  'replace a function of the handle': () => Reflect.set(handle(), 'integrityOf', () => EVIL),
  'replace the loader of the handle': () => Reflect.set(handle(), 'loadScript', () => undefined),
  'delete a function of the handle': () => Reflect.deleteProperty(handle(), 'integrityOf'),
  'put a prototype before the handle': () => Object.setPrototypeOf(handle(), { integrityOf: () => EVIL }),
  'assign over the handle': () => Object.assign(handle(), { integrityOf: () => EVIL }),
  'replace the data of the page': () => Reflect.set(handle(), 'page', {}),
  'change a hash of a release': () => Reflect.set(first()?.integrity ?? {}, 'entry.js', EVIL),
  'add a hash to a release': () => Reflect.set(first()?.integrity ?? {}, 'foreign.js', EVIL),
  'change the address of a release': () => Reflect.set(first() ?? {}, 'baseUrl', '/evil/'),
  'add a release': () => handle().page.registry.remotes.push(evilRemote as never),
  'put a release in the place of another': () =>
    handle().page.registry.remotes.splice(0, 1, evilRemote as never),
  'pretend that the page is in development': () => Reflect.set(handle().page, 'development', true),
  'replace the lookup of maps': () => patch(Map.prototype, 'get', { value: () => EVIL }),
  'replace the fields of every object': () =>
    patch(Object.prototype, FOREIGN, { value: EVIL, enumerable: true }),
  'replace the search of lists': () => patch(Array.prototype, 'some', { value: () => true }),
  'replace the beginning of texts': () => patch(String.prototype, 'startsWith', { value: () => true }),
  'replace the walk over lists': () =>
    patch(Array.prototype, Symbol.iterator, { value: () => [][Symbol.iterator] }),
  'replace URL': () =>
    patch(window, 'URL', {
      value: class {
        href = new Request(ENTRY).url;
      },
    }),
  'replace what an address reads as': () =>
    patch(URL.prototype, 'href', { get: () => `${window.location.origin}${ENTRY}` }),
  'make the policy once more': () =>
    Reflect.get(window, 'trustedTypes').createPolicy('default', {
      createScriptURL: (address: string) => address,
    }),
};

test.each(Object.entries(attempts))('an area that tries to %s lets nothing else run', (_, attempt) => {
  const before = handle();
  let undo: unknown;
  try {
    undo = attempt();
  } catch (error) {
    expect(error).toBeInstanceOf(TypeError);
  }
  const found = {
    sameHandle: window.__girassol__ === before,
    good: '',
    foreign: '' as string | undefined,
    runs: true,
  };
  try {
    found.good = before.integrityOf(ENTRY) ?? 'none';
    found.foreign = before.integrityOf(FOREIGN);
    createScriptURL(FOREIGN);
  } catch {
    found.runs = false;
  } finally {
    if (typeof undo === 'function') undo();
  }
  expect(found).toEqual({ sameHandle: true, good: GOOD, foreign: undefined, runs: false });
});

test('a list of hashes is read with the fetch of the page as it was', async () => {
  const asked = jest.fn();
  const undo = [
    patch(window, 'fetch', { value: asked }),
    patch(Response.prototype, 'json', { value: async () => ({ integrity: { 'foreign.js': EVIL } }) }),
  ];
  try {
    await new Promise((done) => handle().loadScript(FOREIGN, () => undefined, done));
  } finally {
    for (const back of undo) back();
  }
  expect(asked).not.toHaveBeenCalled();
  expect(handle().integrityOf(FOREIGN)).toBeUndefined();
});
