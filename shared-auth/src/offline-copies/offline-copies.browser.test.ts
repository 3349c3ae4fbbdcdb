import '../testing/databases';
import { DAY_MS } from '@girassol/shared-domain';
import { waitFor } from '@testing-library/react';
import { api, disableStoredAnswers, enableStoredAnswers, logout } from '..';
import { probeConnection } from '../connection/connection-status';
import { clearAnswers } from '../offline/offline-database';
import { wipeStoredAnswers, writeWaitingAnswers } from '../offline/stored-answers';
import { setSession } from '../session/store';
import { buildTestSession } from '../testing';
import { deleteOfflineCopy, getOfflineCopies, loadOfflineFile, takeOfflineCopy } from './offline-copies';

const ana = buildTestSession({ userId: 'ana', managerId: 'sol' });
const bia = buildTestSession({ userId: 'bia', managerId: 'sol' });
const SALE = 'GET /sales/single/:saleId';
const saleOptions = { params: { saleId: 'casa' }, silent: true };

/** Server with one sale and the files of its customer. */
const server = { isAway: false, name: 'Casa', lacks: new Set<string>(), fetched: [] as string[] };

async function answer(input: RequestInfo | URL): Promise<Response> {
  const url = String(input);
  if (server.isAway) throw new TypeError('Failed to fetch');
  server.fetched.push(url);
  if (!url.startsWith('/stored/')) return Response.json({ sale: { name: server.name } });
  if (server.lacks.has(url)) return new Response('', { status: 404 });
  return { ok: true, blob: async () => new Blob([url]) } as Response;
}

beforeEach(() => {
  Object.assign(server, { isAway: false, name: 'Casa', fetched: [] });
  server.lacks.clear();
  globalThis.fetch = answer;
  setSession(ana);
  enableStoredAnswers();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await wipeStoredAnswers();
  disableStoredAnswers();
  setSession(null);
});

const take = (files = ['a', 'b']) =>
  takeOfflineCopy({
    record: 'casa',
    title: 'Casa',
    path: '/vendas/funil/sol?item=casa',
    collect: async (read) => {
      await read(SALE, saleOptions);
      return files.map((name) => ({ name: `${name} 1`, url: `/stored/${name}?signature=s` }));
    },
  });
const goAway = async () => {
  await writeWaitingAnswers();
  server.isAway = true;
  await probeConnection();
};
const readSale = () => api(SALE, saleOptions);

test('a copy has the answers and files of its item where nothing was opened', async () => {
  const copy = await take();
  expect(copy).toMatchObject({ title: 'Casa', fileCount: 2, missingFiles: 0 });
  expect(copy.until - copy.takenAt).toBe(7 * DAY_MS);
  expect(getOfflineCopies()).toEqual([copy]);
  await goAway();
  expect(await readSale()).toEqual({ sale: { name: 'Casa' } });
  expect((await loadOfflineFile('a 1'))?.size).toBe('/stored/a?signature=s'.length);
  expect(await loadOfflineFile('c 1')).toBeUndefined();
});

test('of an answer in a copy and one that was read on a screen the newer one is shown', async () => {
  await take();
  server.name = 'Casa nova';
  await readSale();
  await goAway();
  expect(await readSale()).toEqual({ sale: { name: 'Casa nova' } });
  await clearAnswers();
  expect(await readSale()).toEqual({ sale: { name: 'Casa' } });
});

test('taken again, files that are on the device are not fetched, and those that are gone are deleted', async () => {
  await take(['a', 'b']);
  server.fetched = [];
  const copy = await take(['b', 'c']);
  expect(server.fetched.filter((url) => url.startsWith('/stored/'))).toEqual(['/stored/c?signature=s']);
  expect(copy.fileBytes).toBe(2 * '/stored/a?signature=s'.length);
  expect(await loadOfflineFile('a 1')).toBeUndefined();
  expect(await loadOfflineFile('b 1')).toBeDefined();
});

test('a file that does not arrive is counted, and fetched the next time', async () => {
  server.lacks.add('/stored/a?signature=s');
  expect(await take()).toMatchObject({ fileCount: 1, missingFiles: 1 });
  server.lacks.clear();
  expect(await take()).toMatchObject({ fileCount: 2, missingFiles: 0 });
});

test('an answer that does not come takes nothing along', async () => {
  server.isAway = true;
  await expect(take()).rejects.toMatchObject({ status: 0 });
  expect(getOfflineCopies()).toEqual([]);
});

test('after seven days a copy shows nothing any more', async () => {
  await take();
  await clearAnswers();
  await goAway();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 7 * DAY_MS + 1_000);
  setSession({ ...ana, expiration: now + 60 * DAY_MS });
  await expect(readSale()).rejects.toMatchObject({ status: 0 });
  await waitFor(() => expect(getOfflineCopies()).toEqual([]));
});

test.each([
  ['a logout', () => logout()],
  ['the end of the session', () => setSession(null)],
  ['the login of another person', () => setSession(bia)],
])('%s deletes the copies with their files', async (_name, leave) => {
  await take();
  leave();
  await waitFor(() => expect(getOfflineCopies()).toEqual([]));
  setSession(ana);
  await waitFor(async () => expect(await loadOfflineFile('a 1')).toBeUndefined());
  await goAway();
  await expect(readSale()).rejects.toMatchObject({ status: 0 });
});

test('a logout while an item is taken leaves nothing of it', async () => {
  await expect(
    takeOfflineCopy({
      record: 'casa',
      title: 'Casa',
      path: '/',
      collect: async (read) => {
        await read(SALE, saleOptions);
        logout();
        return [{ name: 'a 1', url: '/stored/a?signature=s' }];
      },
    }),
  ).rejects.toThrow('the session has ended');
  setSession(ana);
  expect(await loadOfflineFile('a 1')).toBeUndefined();
  await goAway();
  await expect(readSale()).rejects.toMatchObject({ status: 0 });
});

test('a copy is deleted by hand', async () => {
  const copy = await take();
  await deleteOfflineCopy(copy);
  expect(getOfflineCopies()).toEqual([]);
  expect(await loadOfflineFile('a 1')).toBeUndefined();
});
