import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildManifest } from '../../registry/testing';
import { type ApiRequest, countCalls, createCallNamer, findRequestChain } from './own-requests';

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

test('what is asked for at once, in three steps, or much later is none', () => {
  const atOnce = [request('/a', 0, 10), request('/b', 1, 30), request('/c', 2, 50), request('/d', 3, 60)];
  expect(findRequestChain(atOnce)).toEqual([]);
  expect(findRequestChain([request('/a', 0, 10), request('/b', 12, 30), request('/c', 31, 40)])).toEqual([]);
  const later = [request('/a', 0, 10), request('/b', 12, 30), request('/c', 500, 510), request('/d', 511)];
  expect(findRequestChain(later)).toEqual([]);
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
