import { createHash, webcrypto } from 'node:crypto';
import type { ScriptSettledCallback } from './handle';
import type { HashLookupResult } from './load-hashes';
import { createScriptLoader } from './load-script';

const URL_OF_FILE = `${window.location.origin}/releases/mfe-a/1/part.js`;
const published = 'published()';
const hash = `sha384-${createHash('sha384').update(published).digest('base64')}`;

const realFetch = window.fetch;
let served: () => Response;
beforeEach(() => {
  served = () => new Response(published);
  window.fetch = async () => served();
  Object.defineProperty(window, 'crypto', { value: webcrypto, configurable: true });
});
afterEach(() => {
  window.fetch = realFetch;
});

const loader = (learn: (address: string) => Promise<HashLookupResult> = async () => 'none') =>
  createScriptLoader({
    learn,
    known: {
      getHash: (url) => (url.endsWith('part.js') ? hash : undefined),
      isInWork: (url) => url.startsWith('http://localhost:9000/'),
      listScriptsUnder: () => [[URL_OF_FILE, hash]],
      add: () => undefined,
    },
    pauses: [1, 1],
  });

/** Attempts end as told, the last word repeated. */
function attempts(...types: string[]) {
  let made = 0;
  const start = (settled: ScriptSettledCallback) => {
    const type = types[Math.min(made, types.length - 1)] ?? 'error';
    made += 1;
    settled({ type, target: { src: URL_OF_FILE } });
  };
  return { start, made: () => made };
}

test('a script that loads is asked for once', async () => {
  const { start, made } = attempts('load');
  expect(await loader().load(URL_OF_FILE, start)).toMatchObject({ type: 'load' });
  expect(made()).toBe(1);
});

test('a script without a hash is not even asked for', async () => {
  const { start, made } = attempts('load');
  const scripts = loader();
  const unknown = `${window.location.origin}/releases/mfe-a/1/unknown.js`;
  expect(await scripts.load(unknown, start)).toMatchObject({ type: 'refused' });
  expect(made()).toBe(0);
  expect(scripts.failureUnder('/releases/mfe-a/1/')).toBe('refused');
});

test.each<[HashLookupResult, string]>([
  ['unreachable', 'unreachable'],
  ['wrong', 'refused'],
])('a script whose list of hashes is %s is not asked for, and %s', async (learnt, failure) => {
  const { start, made } = attempts('load');
  const scripts = loader(async () => learnt);
  await scripts.load(`${window.location.origin}/releases/mfe-a/1/unknown.js`, start);
  expect(made()).toBe(0);
  expect(scripts.failureUnder('/releases/mfe-a/1/')).toBe(failure);
});

test('one failure passes unnoticed', async () => {
  const { start, made } = attempts('error', 'load');
  const scripts = loader();
  expect(await scripts.load(URL_OF_FILE, start)).toMatchObject({ type: 'load' });
  expect(made()).toBe(2);
  expect(scripts.failureUnder('/releases/mfe-a/1/')).toBeUndefined();
});

test('a server that fails three times is unreachable', async () => {
  served = () => new Response('no', { status: 500 });
  const { start, made } = attempts('error');
  const scripts = loader();
  expect(await scripts.load(URL_OF_FILE, start)).toMatchObject({ type: 'error' });
  expect(made()).toBe(3);
  expect(scripts.failureUnder('/releases/mfe-a/1/')).toBe('unreachable');
});

test('a file that is not the published one is refused without another attempt', async () => {
  served = () => new Response(`${published};stealPasswords()`);
  const { start, made } = attempts('error');
  const scripts = loader();
  await scripts.load(URL_OF_FILE, start);
  expect(made()).toBe(1);
  expect(scripts.failureUnder('/releases/mfe-a/1/')).toBe('refused');
});

test('why a file failed is known until it has come, also while it is asked for again', async () => {
  served = () => new Response('other()');
  const scripts = loader();
  await scripts.load(URL_OF_FILE, attempts('error').start);
  let settle: ScriptSettledCallback = () => undefined;
  const again = scripts.load(URL_OF_FILE, (settled) => {
    settle = settled;
  });
  expect(scripts.failureUnder('/releases/mfe-a/1/')).toBe('refused');
  settle({ type: 'load', target: { src: URL_OF_FILE } });
  await again;
  expect(scripts.failureUnder('/releases/mfe-a/1/')).toBeUndefined();
});

test('two attempts that never end are enough', async () => {
  const { start, made } = attempts('timeout');
  const scripts = loader();
  await scripts.load(URL_OF_FILE, start);
  expect(made()).toBe(2);
  expect(scripts.failureUnder('/releases/mfe-a/1/')).toBe('slow');
});

test('what somebody works on has no hash, and loads', async () => {
  const { start } = attempts('load');
  expect(await loader().load('http://localhost:9000/new.js', start)).toMatchObject({ type: 'load' });
});

test('a module that failed is told from one that is not the published one, by the files of its release', async () => {
  expect(await loader().hasWrongScript('/releases/mfe-a/1/')).toBe(false);
  served = () => new Response('tampered()');
  expect(await loader().hasWrongScript('/releases/mfe-a/1/')).toBe(true);

  const { load, failureUnder } = loader();
  await load(URL_OF_FILE, attempts('wrong').start);
  expect(failureUnder('/releases/mfe-a/1/')).toBe('refused');
});
