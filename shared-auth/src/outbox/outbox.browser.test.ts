import '../testing/databases';
import { DAY_MS } from '@girassol/shared-domain';
import type { ErrorResponse } from '@girassol/shared-domain/contract';
import { waitFor } from '@testing-library/react';
import { apiOrQueue, logout } from '..';
import { probeConnection } from '../connection/connection-status';
import { forgetServerTime } from '../session/server-clock';
import { setSession } from '../session/store';
import { buildTestSession } from '../testing';
import {
  clearWaitingWrites,
  countWaitingWritesOfOthers,
  discardWrite,
  getWaitingWrites,
  retryWrite,
  sendWaitingWrites,
  startOutbox,
  stopOutbox,
} from './outbox';
import { deleteWrites, listWrites } from './outbox-database';
import { startOutboxOfApi } from './start-outbox-of-api';

const ana = buildTestSession({ userId: 'ana', managerId: 'sol' });
const bia = buildTestSession({ userId: 'bia', managerId: 'sol' });

/** Server that stores each note once for its key, as the product's does. */
const server = {
  isAway: false,
  /** How far its clock is ahead of the device's. */
  aheadMs: 0,
  losesAnswers: false,
  refusal: null as (ErrorResponse & { status: number }) | null,
  /** Versions on which what arrived was made. */
  baseVersions: [] as (string | null)[],
  notes: new Map<string, string>(),
  order: [] as string[],
};

beforeEach(() => {
  Object.assign(server, {
    isAway: false,
    aheadMs: 0,
    losesAnswers: false,
    refusal: null,
    order: [],
    baseVersions: [],
  });
  server.notes.clear();
  globalThis.fetch = async (input, init) => {
    if (server.isAway) throw new TypeError('Failed to fetch');
    const headers = { date: new Date(Date.now() + server.aheadMs).toUTCString() };
    if (init?.method !== 'POST' || !String(input).includes('/notes/new/'))
      return Response.json({}, { headers });
    if (server.refusal) return Response.json(server.refusal, { status: server.refusal.status });
    const key = new Headers(init.headers).get('idempotency-key') ?? '';
    const { noteText } = JSON.parse(String(init.body));
    server.baseVersions.push(new Headers(init.headers).get('if-match'));
    if (!server.notes.has(key)) server.order.push(noteText);
    server.notes.set(key, noteText);
    if (server.losesAnswers) throw new TypeError('Failed to fetch');
    return Response.json({ note: { content: noteText } });
  };
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
  jest.restoreAllMocks();
});

const write = (text: string, item = 'casa', baseVersion?: string) =>
  apiOrQueue(
    'POST /notes/new/:id',
    { params: { id: item }, body: { noteText: text, noteType: 'Ligação' }, silent: true },
    {
      record: item,
      recordName: item,
      title: 'Nota',
      detail: text,
      ...(baseVersion !== undefined && { baseVersion }),
    },
  );
const listTexts = () => getWaitingWrites().map(({ detail }) => detail);
const listProblems = () => getWaitingWrites().map(({ problem }) => problem);
const comeBack = async () => {
  server.isAway = false;
  await probeConnection();
  await sendWaitingWrites();
};

test('a note that finds no signal waits on the device, and is sent once when there is one', async () => {
  server.isAway = true;
  expect(await write('Telhado novo')).toBe('waiting');
  expect(listTexts()).toEqual(['Telhado novo']);
  await comeBack();
  expect(server.order).toEqual(['Telhado novo']);
  expect(getWaitingWrites()).toEqual([]);
});

test('a note whose answer was lost is there once: it waits under the key with which it was sent', async () => {
  server.losesAnswers = true;
  expect(await write('Telhado novo')).toBe('waiting');
  server.losesAnswers = false;
  await comeBack();
  expect(server.order).toEqual(['Telhado novo']);
});

test('the same words may be meant twice', async () => {
  server.isAway = true;
  await write('Liguei');
  await write('Liguei');
  await comeBack();
  expect(server.order).toEqual(['Liguei', 'Liguei']);
});

test('a network that breaks off a hundred times sends each note once, in the order of its item', async () => {
  server.isAway = true;
  for (const text of ['1', '2', '3', '4']) await write(text);
  for (let time = 0; time < 100; time += 1) {
    server.isAway = time % 3 !== 0;
    server.losesAnswers = time % 2 === 0;
    await sendWaitingWrites();
  }
  server.losesAnswers = false;
  await comeBack();
  expect(server.order).toEqual(['1', '2', '3', '4']);
  expect(getWaitingWrites()).toEqual([]);
});

test('what the server refuses waits for the person, and so does what was written after it on the same item', async () => {
  server.isAway = true;
  await write('a', 'casa');
  await write('b', 'loja');
  server.isAway = false;
  server.refusal = { status: 404, message: 'Este negócio não existe mais.' };
  await sendWaitingWrites();
  expect(listProblems()).toEqual(['Este negócio não existe mais.', 'Este negócio não existe mais.']);
  server.refusal = null;
  await sendWaitingWrites();
  expect(server.order).toEqual([]);

  const [first, second] = getWaitingWrites();
  if (first) await retryWrite(first);
  expect(server.order).toEqual(['a']);
  if (second) await discardWrite(second.key);
  expect(getWaitingWrites()).toEqual([]);
});

test('a right that was taken away meanwhile stops only what needs it, and nothing of it is lost', async () => {
  server.isAway = true;
  await write('a', 'casa');
  await write('b', 'loja');
  const { fetch } = globalThis;
  server.isAway = false;
  globalThis.fetch = async (...call) =>
    String(call[1]?.body).includes('"a"')
      ? Response.json({ message: 'Você não pode ver este negócio.' }, { status: 403 })
      : fetch(...call);
  await sendWaitingWrites();
  expect(server.order).toEqual(['b']);
  expect(getWaitingWrites()).toMatchObject([{ detail: 'a', problem: 'Você não pode ver este negócio.' }]);
});

test('what somebody else has changed meanwhile is overwritten only once the person has seen it and decided', async () => {
  server.isAway = true;
  await write('a', 'casa', 'v1');
  server.isAway = false;
  server.refusal = { status: 409, message: 'Foi alterado.', current: { text: 'de Bia', version: 'v2' } };
  await sendWaitingWrites();
  const [first] = getWaitingWrites();
  expect(first).toMatchObject({ problem: 'Foi alterado.', current: { text: 'de Bia', version: 'v2' } });
  server.refusal = null;
  if (first) await retryWrite(first);
  expect(server.order).toEqual(['a']);
  expect(server.baseVersions).toEqual(['"v2"']);
  expect(getWaitingWrites()).toEqual([]);
});

test('a write that is sent at once names no version', async () => {
  await write('a', 'casa', 'v1');
  expect(server.baseVersions).toEqual([null]);
});

test('what is written with a signal does not overtake what still waits on the same item', async () => {
  server.isAway = true;
  await write('1');
  server.isAway = false;
  await write('outra', 'loja');
  expect(await write('2')).toBe('waiting');
  await sendWaitingWrites();
  expect(server.order).toEqual(['outra', '1', '2']);
});

test('a login that is due, or too many requests at once, lose nothing', async () => {
  server.isAway = true;
  await write('a');
  server.isAway = false;
  for (const status of [401, 429, 503]) {
    server.refusal = { status, message: 'Agora não.' };
    await sendWaitingWrites();
    expect(listProblems()).toEqual([null]);
  }
  server.refusal = null;
  await sendWaitingWrites();
  expect(server.order).toEqual(['a']);
});

test('what is older than thirty days is never sent blindly', async () => {
  server.isAway = true;
  await write('antiga');
  server.isAway = false;
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 31 * DAY_MS);
  setSession({ ...ana, expiration: now + 60 * DAY_MS });
  await comeBack();
  expect(server.order).toEqual([]);
  expect(listProblems()[0]).toMatch(/há mais de 30 dias/);
  const [old] = getWaitingWrites();
  if (old) await retryWrite(old);
  expect(server.order).toEqual(['antiga']);
});

test('the end of a session keeps what waits, for nobody to see; the same person gets it back', async () => {
  server.isAway = true;
  await write('de Ana');
  setSession(null);
  await waitFor(() => expect(getWaitingWrites()).toEqual([]));

  setSession(bia);
  await sendWaitingWrites();
  expect(getWaitingWrites()).toEqual([]);
  expect(await countWaitingWritesOfOthers()).toBe(1);

  server.isAway = false;
  setSession(ana);
  await waitFor(() => expect(server.order).toEqual(['de Ana']));
});

test('a logout by hand deletes it, as the person was asked', async () => {
  server.isAway = true;
  await write('de Ana');
  await clearWaitingWrites();
  logout();
  server.isAway = false;
  setSession(ana);
  await sendWaitingWrites();
  expect(server.order).toEqual([]);
});

test('two tabs with one outbox send each write once', async () => {
  server.isAway = true;
  for (const text of ['1', '2', '3']) await write(text);
  server.isAway = false;
  await Promise.all([sendWaitingWrites(), sendWaitingWrites(), sendWaitingWrites()]);
  expect(server.order).toEqual(['1', '2', '3']);
  expect(getWaitingWrites()).toEqual([]);
});

test.each([
  ['is full says so', 'QuotaExceededError', 507, /não tem espaço/],
  // Where the code of the outbox is not on the device either.
  ['cannot store it says so', 'ChunkLoadError', 0, /não pôde ser guardado neste aparelho/],
])('a device that %s', async (_name, error, status, message) => {
  server.isAway = true;
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw Object.assign(new Error('not stored'), { name: error });
  });
  await expect(write('cheia')).rejects.toMatchObject({
    status,
    message: expect.stringMatching(message),
  });
});

test.each([
  ['in a visit of the support', () => setSession({ ...bia, visit: { visitId: '1' } as never })],
  [
    'where the server has switched it off',
    () => startOutbox({ acceptsWrites: false, send: async () => ({}), onChanged: () => undefined }),
  ],
])('nothing waits %s', async (_name, begin) => {
  begin();
  server.isAway = true;
  await expect(write('não')).rejects.toMatchObject({ status: 0 });
  setSession(null);
  sessionStorage.clear();
});

test('what was discarded in another tab while it was sent does not come back', async () => {
  server.isAway = true;
  await write('a');
  const [waiting] = getWaitingWrites();
  server.isAway = false;
  server.refusal = { status: 404, message: 'Este negócio não existe mais.' };
  const { fetch } = globalThis;
  globalThis.fetch = async (...call) => {
    if (String(call[0]).includes('/notes/new/')) await deleteWrites([waiting?.key ?? '']);
    return fetch(...call);
  };
  await sendWaitingWrites();
  expect(getWaitingWrites()).toEqual([]);
});

test('what was discarded in another tab before its turn is not sent', async () => {
  server.isAway = true;
  await write('1');
  await write('2');
  const second = getWaitingWrites().at(-1);
  server.isAway = false;
  const { fetch } = globalThis;
  globalThis.fetch = async (...call) => {
    if (String(call[0]).includes('/notes/new/')) await deleteWrites([second?.key ?? '']);
    return fetch(...call);
  };
  await sendWaitingWrites();
  expect(server.order).toEqual(['1']);
  expect(getWaitingWrites()).toEqual([]);
});

test('after thirty days the next start removes the content, also before anybody logs in; the person is told at the login', async () => {
  server.isAway = true;
  await write('de Ana');
  setSession(null);
  await waitFor(() => expect(getWaitingWrites()).toEqual([]));
  server.isAway = false;
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 31 * DAY_MS);
  startOutboxOfApi({ acceptsWrites: true });
  await waitFor(async () => expect(await listWrites('sol ana')).toMatchObject([{ body: null, detail: '' }]));
  setSession({ ...ana, expiration: now + 60 * DAY_MS });
  await waitFor(() => expect(listProblems()[0]).toMatch(/o conteúdo foi apagado deste aparelho/));
  expect(server.order).toEqual([]);
});

describe('a device whose clock is set 31 days ahead while there is no signal', () => {
  async function writeAndSetClock(): Promise<void> {
    server.isAway = true;
    await write('de Ana');
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 31 * DAY_MS);
    server.aheadMs = -31 * DAY_MS;
  }

  test('sends what waits without a question: its age counts by the clock of the server', async () => {
    await writeAndSetClock();
    setSession({ ...ana, expiration: Date.now() + DAY_MS });
    await sendWaitingWrites();
    expect(listProblems()).toEqual([null]);
    await comeBack();
    await waitFor(() => expect(server.order).toEqual(['de Ana']));
    expect(getWaitingWrites()).toEqual([]);
  });

  test('removes nothing of other people, with a signal or without', async () => {
    await writeAndSetClock();
    setSession({ ...bia, expiration: Date.now() + DAY_MS });
    await expect(countWaitingWritesOfOthers()).resolves.toBe(1);
    server.isAway = false;
    await expect(countWaitingWritesOfOthers()).resolves.toBe(1);
    expect(await listWrites('sol ana')).toMatchObject([{ detail: 'de Ana' }]);
  });
});

test('the clock of a device that is set back a day keeps the order in which things were written', async () => {
  server.isAway = true;
  await write('1');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() - DAY_MS);
  await write('2');
  jest.restoreAllMocks();
  await comeBack();
  expect(server.order).toEqual(['1', '2']);
});
