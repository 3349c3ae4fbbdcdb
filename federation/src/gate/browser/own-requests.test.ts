import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildManifest } from '../../registry/testing';
import { type ApiRequest, countCalls, createCallNamer, findRequestChain, waitForQuiet } from './own-requests';

const request = (path: string, start: number, end?: number): ApiRequest => ({
  method: 'GET',
  path,
  start,
  ...(end !== undefined && { end }),
});
const names = (requests: ApiRequest[]) => requests.map(({ path }) => path);

test('a chain is what begins when the one before it was answered', () => {
  const chain = [request('/a', 0, 10), request('/b', 12, 30), request('/c', 40, 50), request('/d', 51, 60)];
  expect(names(findRequestChain(chain))).toEqual(['/a', '/b', '/c', '/d']);
});

test('on a busy machine a chain takes its time: a step may be as long as the answer before it, and no longer', () => {
  const slow = (step: number) => [
    request('/a', 0, 200),
    request('/b', 200 + step, 400 + step),
    request('/c', 400 + 2 * step, 600 + 2 * step),
    request('/d', 600 + 3 * step, 800 + 3 * step),
  ];
  expect(names(findRequestChain(slow(150)))).toEqual(['/a', '/b', '/c', '/d']);
  expect(findRequestChain(slow(250))).toEqual([]);
});

test('what is asked for at once, in three steps, or much later is none', () => {
  const atOnce = [request('/a', 0, 10), request('/b', 1, 30), request('/c', 2, 50), request('/d', 3, 60)];
  expect(findRequestChain(atOnce)).toEqual([]);
  expect(findRequestChain([request('/a', 0, 10), request('/b', 12, 30), request('/c', 31, 40)])).toEqual([]);
  const later = [request('/a', 0, 10), request('/b', 12, 30), request('/c', 500, 510), request('/d', 511)];
  expect(findRequestChain(later)).toEqual([]);
});

test('a page is quiet once its answers have come and nothing follows, or after a second and a half', async () => {
  const looks = jest.fn((): ApiRequest[] => [request('/a', 0, 1)]);
  await waitForQuiet(looks);
  const looksAtQuiet = looks.mock.calls.length;
  looks.mockClear().mockReturnValue([request('/a', 0)]);
  await waitForQuiet(looks);
  expect(looks.mock.calls.length).toBeGreaterThan(5 * looksAtQuiet);
});

test('an answer that never comes leads to nothing', () =>
  expect(findRequestChain([request('/a', 0), request('/b', 1), request('/c', 2), request('/d', 3)])).toEqual(
    [],
  ));

describe('calls of a release', () => {
  const folder = mkdtempSync(join(tmpdir(), 'girassol-calls-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('are those that its scripts name, with their parameters, or whose address they hold', () => {
    writeFileSync(join(folder, '1.js'), 'a("GET /customers/:id");b(`POST /visits`);fetch("/api/raw/thing")');
    const manifest = buildManifest('mfe-visitas', { integrity: { '1.js': 'sha384-x' } });
    const name = createCallNamer({ folder, manifest, text: '' });
    expect(name({ method: 'GET', path: '/api/customers/7' })).toBe('GET /customers/:id');
    expect(name({ method: 'POST', path: '/api/visits' })).toBe('POST /visits');
    expect(name({ method: 'GET', path: '/api/raw/thing' })).toBe('GET /api/raw/thing');
    expect(name({ method: 'GET', path: '/api/visits' })).toBeUndefined();
    expect(name({ method: 'GET', path: '/api/preferences' })).toBeUndefined();
  });
});

test('calls are counted, the most frequent first', () =>
  expect(countCalls(['GET /a', 'GET /b', 'GET /b'])).toEqual([
    ['GET /b', 2],
    ['GET /a', 1],
  ]));
