import '../testing/databases';
import { DAY_MS } from '@girassol/shared-domain';
import { waitFor } from '@testing-library/react';
import { apiOrQueue } from '..';
import { forgetServerTime } from '../session/server-clock';
import { setSession } from '../session/store';
import { buildTestSession } from '../testing';
import { createFakeXhr } from '../testing/fake-xhr';
import {
  clearWaitingWrites,
  countWaitingWritesOfOthers,
  getWaitingWrites,
  loadWaitingFile,
  sendWaitingWrites,
  stopOutbox,
} from './outbox';
import { loadFile } from './outbox-database';
import { startOutboxOfApi } from './start-outbox-of-api';

const ana = buildTestSession({ userId: 'ana', managerId: 'sol' });
const bia = buildTestSession({ userId: 'bia', managerId: 'sol' });

/** Server that stores each photo once for its key, as the product's does. */
const server = { isAway: false, losesAnswers: false, photos: new Map<string, string>() };
const realXhr = globalThis.XMLHttpRequest;

async function receive(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (server.isAway) throw new TypeError('Failed to fetch');
  if (!String(input).includes('/archives/'))
    return Response.json({}, { headers: { date: new Date(Date.now()).toUTCString() } });
  const key = new Headers(init?.headers).get('idempotency-key') ?? '';
  const form = init?.body as unknown as FormData;
  const file = form.get('file') as File;
  server.photos.set(key, `${String(form.get('name'))}: ${await readText(file)}`);
  if (server.losesAnswers) throw new TypeError('Failed to fetch');
  return Response.json({ file: {} });
}

const readText = (file: File) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });

beforeEach(() => {
  Object.assign(server, { isAway: true, losesAnswers: false });
  server.photos.clear();
  globalThis.fetch = receive;
  globalThis.XMLHttpRequest = createFakeXhr(receive);
  setSession(ana);
  startOutboxOfApi({ acceptsWrites: true });
});
afterEach(async () => {
  for (const session of [ana, bia]) {
    setSession(session);
    await clearWaitingWrites();
  }
  stopOutbox();
  forgetServerTime();
  globalThis.XMLHttpRequest = realXhr;
  jest.restoreAllMocks();
});

let count = 0;
const choose = (content: string, name = 'telhado') => {
  count += 1;
  return apiOrQueue(
    'POST /archives/customer/file/:cid/:folderId',
    {
      params: { cid: 'maria', folderId: 'fotos' },
      body: { name },
      file: new File([content], `${name}.jpg`, { type: 'image/jpeg', lastModified: 1 }),
      idempotencyKey: `offline.${count}`,
      silent: true,
    },
    { record: 'archive maria', recordName: 'Maria Souza', title: 'Arquivo', detail: name },
  );
};
const comeBack = async () => {
  server.isAway = false;
  await sendWaitingWrites();
};

test('a photo without a signal waits with its bytes, and is sent as it was chosen', async () => {
  expect(await choose('telha')).toBe('waiting');
  const [write] = getWaitingWrites();
  expect(write?.file).toMatchObject({ name: 'telhado.jpg', type: 'image/jpeg', size: 5 });
  const file = write && (await loadWaitingFile(write));
  expect(file && (await readText(file))).toBe('telha');
  await comeBack();
  expect([...server.photos.values()]).toEqual(['telhado: telha']);
  expect(getWaitingWrites()).toEqual([]);
  expect(write && (await loadFile(write))).toBeUndefined();
});

test('a photo whose answer was lost is there once, and photos arrive in the order in which they were chosen', async () => {
  await choose('1', 'um');
  await choose('2', 'dois');
  server.isAway = false;
  server.losesAnswers = true;
  await sendWaitingWrites();
  server.losesAnswers = false;
  await sendWaitingWrites();
  expect([...server.photos.values()]).toEqual(['um: 1', 'dois: 2']);
});

test('the same photo chosen twice waits once', async () => {
  await choose('telha');
  await choose('telha');
  await choose('outra telha');
  expect(getWaitingWrites()).toHaveLength(2);
  await comeBack();
  expect([...server.photos.values()]).toEqual(['telhado: telha', 'telhado: outra telha']);
});

test('three photos wait through the end of a session, unseen by another person, and are sent for the same one', async () => {
  for (const name of ['um', 'dois', 'três']) await choose(name, name);
  const [write] = getWaitingWrites();
  setSession(null);
  await waitFor(() => expect(getWaitingWrites()).toEqual([]));
  setSession(bia);
  await sendWaitingWrites();
  expect(write && (await loadWaitingFile(write))).toBeUndefined();
  expect(await countWaitingWritesOfOthers()).toBe(3);
  server.isAway = false;
  await sendWaitingWrites();
  expect(server.photos.size).toBe(0);
  setSession(ana);
  await waitFor(() => expect([...server.photos.values()]).toEqual(['um: um', 'dois: dois', 'três: três']));
});

test('after thirty days the bytes of a photo of somebody else are removed', async () => {
  await choose('telha');
  const [write] = getWaitingWrites();
  setSession(bia);
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 31 * DAY_MS);
  // Only once the server has said its time, which no wrong clock can.
  expect(await countWaitingWritesOfOthers()).toBe(1);
  expect(write && (await loadFile(write))).toBeDefined();
  server.isAway = false;
  expect(await countWaitingWritesOfOthers()).toBe(1);
  expect(write && (await loadFile(write))).toBeUndefined();
});

test('a logout deletes the bytes with what waits', async () => {
  await choose('telha');
  const [write] = getWaitingWrites();
  await clearWaitingWrites();
  expect(write && (await loadFile(write))).toBeUndefined();
});

test('a photo whose bytes the browser has lost is said, and is not sent empty', async () => {
  await choose('telha');
  const [write] = getWaitingWrites();
  const open = indexedDB.open('girassol-outbox');
  await new Promise<void>((resolve) => {
    open.onsuccess = () => {
      const transaction = open.result.transaction('files', 'readwrite');
      transaction.objectStore('files').delete(write?.key ?? '');
      transaction.oncomplete = () => resolve(open.result.close());
    };
  });
  await comeBack();
  expect(server.photos.size).toBe(0);
  expect(getWaitingWrites()[0]?.problem).toMatch(/não está mais neste aparelho/);
});

test('a photo that the device has no space for is not said to wait', async () => {
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw Object.assign(new Error('not stored'), { name: 'QuotaExceededError' });
  });
  await expect(choose('grande')).rejects.toMatchObject({
    status: 507,
    message: expect.stringMatching(/não tem espaço/),
  });
  expect(getWaitingWrites()).toEqual([]);
});
