import type { AccountLiveEvent } from '@girassol/shared-domain/contract';
import { getConnectionStatus, getSession, onAccountEvent, onNotice } from '..';
import { callApi } from '../api/request';
import { buildTestSession, fakeApi, logInForTest, replyRefused, replyUnreachable } from '../testing';

const moved: AccountLiveEvent = { kind: 'columns-changed', board: 'SALES', by: 'somebody' };
const changed: AccountLiveEvent = { kind: 'notes-changed', item: 'x', by: null };

let heard: AccountLiveEvent[] = [];
let stops: (() => void)[] = [];
const listen = (listener: (event: AccountLiveEvent) => void = (event) => heard.push(event)) => {
  const stop = onAccountEvent(listener);
  stops.push(stop);
  return stop;
};
/** Lets streams and promises take their course, then the clock. */
const pass = async (ms = 0) => {
  for (let turn = 0; turn < 10; turn += 1) await jest.advanceTimersByTimeAsync(0);
  await jest.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 10; turn += 1) await jest.advanceTimersByTimeAsync(0);
};
const setVisibility = async (visibility: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  heard = [];
  stops = [];
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  logInForTest();
});
afterEach(() => {
  for (const stop of stops) stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('what is asked for in the ten seconds after an event must show the change', async () => {
  const server = fakeApi({ 'GET /customers/single/:cid': replyRefused(404) });
  const isAskedOfPrimary = async () => {
    await callApi('GET /customers/single/:cid', { params: { cid: 'c' }, silent: true }).catch(() => null);
    return server.calls('GET /customers/single/:cid').at(-1)?.headers.has('x-read-primary');
  };
  listen();
  await pass();
  expect(await isAskedOfPrimary()).toBe(false);
  server.emit(moved);
  await pass(9_000);
  expect(await isAskedOfPrimary()).toBe(true);
  await pass(2_000);
  expect(await isAskedOfPrimary()).toBe(false);
});

test('all listeners hear over one authorised connection, which closes with the last of them', async () => {
  const server = fakeApi();
  const stopFirst = listen();
  const second = jest.fn();
  const stopSecond = listen(second);
  await pass();
  expect(server.eventStreams).toBe(1);
  expect(server.calls('GET /events')[0]?.headers.get('authorization')).toBe('Bearer test-token');

  server.emit(moved);
  await pass();
  expect(heard).toEqual([moved]);
  expect(second).toHaveBeenCalledWith(moved);

  stopFirst();
  await pass();
  expect(server.eventStreams).toBe(1);
  stopSecond();
  await pass();
  expect(server.eventStreams).toBe(0);
});

test('events may come in pieces, with comments, and of kinds this tab does not know', async () => {
  const server = fakeApi();
  listen();
  await pass();
  const text = `: batida\n\ndata: {"kind":"from-the-future"}\n\ndata: {\n\ndata: ${JSON.stringify(changed)}\n\n`;
  for (const piece of text.match(/.{1,7}/gs) ?? []) server.emit(piece);
  await pass();
  expect(heard).toEqual([changed]);
});

test('an event that says only half of what it should is left aside, and the stream goes on', async () => {
  const server = fakeApi();
  listen();
  await pass();
  const torn = [
    { kind: 'item-placed', board: 'SALES', item: 'x' },
    { kind: 'item-left', board: 'SALES', item: null, column: 'c', by: null },
    { kind: 'constructor' },
    null,
    'resync',
    ['resync'],
    7,
  ];
  for (const value of torn) server.emit(`data: ${JSON.stringify(value)}\n\n`);
  server.emit(changed);
  await pass();
  expect(heard).toEqual([changed]);
  expect(server.calls('GET /events')).toHaveLength(1);
});

test('a lost connection is opened again and followed by resync', async () => {
  const server = fakeApi();
  listen();
  await pass();
  server.dropEvents();
  await pass(999);
  expect(server.eventStreams).toBe(0);
  await pass(1);
  expect(server.eventStreams).toBe(1);
  server.emit(moved);
  await pass();
  expect(heard).toEqual([{ kind: 'resync' }, moved]);
});

test('40 s of silence are a dead connection; heartbeats are not silence', async () => {
  const server = fakeApi();
  listen();
  await pass();
  await pass(39_000);
  server.emit(': \n\n');
  await pass(39_000);
  expect(heard).toEqual([]);
  expect(server.calls('GET /events')).toHaveLength(1);

  await pass(2_000);
  await pass(1_000);
  expect(server.calls('GET /events')).toHaveLength(2);
  expect(heard).toEqual([{ kind: 'resync' }]);
  expect(server.log).toContain('GET /health');
});

test('[shell.updates-004] while the server is away it is tried more and more slowly, and at once when it is back', async () => {
  const server = fakeApi({ 'GET /events': replyUnreachable(), 'GET /health': replyUnreachable() });
  listen();
  await pass(1_000 + 2_000 + 4_000);
  expect(getConnectionStatus()).toBe('OFFLINE');
  expect(server.calls('GET /events').length).toBeLessThanOrEqual(4);

  server.answer({ 'GET /events': undefined, 'GET /health': { status: 'ok', version: 'x' } });
  window.dispatchEvent(new Event('online'));
  await pass();
  expect(server.eventStreams).toBe(1);
});

test('a refusal is taken for an answer; the next session asks anew', async () => {
  const server = fakeApi({ 'GET /events': replyRefused(403, { message: 'Conta irregular.' }) });
  listen();
  await pass(300_000);
  expect(server.calls('GET /events')).toHaveLength(1);
  expect(getSession()).not.toBeNull();

  server.answer({ 'GET /events': undefined });
  logInForTest(buildTestSession({ token: 'next' }));
  await pass();
  expect(server.calls('GET /events')[1]?.headers.get('authorization')).toBe('Bearer next');
});

test('too many open tabs are told once, and a tab that closes lets this one hear', async () => {
  const message = 'O Girassol está aberto em abas demais.';
  const server = fakeApi({ 'GET /events': replyRefused(429, { message }) });
  const notices: unknown[] = [];
  stops.push(onNotice((notice) => notices.push(notice)));
  listen();
  await pass(120_000);
  expect(server.calls('GET /events').length).toBeGreaterThan(1);
  expect(notices).toEqual([{ kind: 'error', title: 'ATENÇÃO', message }]);

  server.answer({ 'GET /events': undefined });
  await pass(120_000);
  server.emit(moved);
  await pass();
  expect(heard).toContainEqual(moved);
});

test('[shell.session-007] a session that ended elsewhere ends here through the stream', async () => {
  const server = fakeApi();
  listen();
  await pass();
  server.answer({
    'GET /events': replyRefused(401, { message: 'Sua sessão terminou.', shouldLogout: true }),
  });
  server.dropEvents();
  await pass(1_000);
  expect(getSession()).toBeNull();
});

test('the end of a session is heard at once, not after the wait of a lost connection', async () => {
  const server = fakeApi();
  listen();
  await pass();
  server.answer({
    'GET /events': replyRefused(401, { message: 'Sua sessão terminou.', shouldLogout: true }),
  });
  server.emit('event: session-end\ndata: {}\n\n');
  await pass();
  server.dropEvents();
  await pass();
  expect(getSession()).toBeNull();
});

test('a logout closes the stream, a login opens it, without resync', async () => {
  const server = fakeApi();
  listen();
  await pass();
  logInForTest(null);
  await pass();
  expect(server.eventStreams).toBe(0);
  logInForTest(buildTestSession({ token: 'next' }));
  await pass();
  expect(server.eventStreams).toBe(1);
  expect(heard).toEqual([]);
});

test('new facts of the same session do not disturb the stream', async () => {
  const server = fakeApi();
  listen();
  await pass();
  logInForTest(buildTestSession({ statusOk: false }));
  await pass();
  expect(server.calls('GET /events')).toHaveLength(1);
});

test('a tab that nobody looks at for a minute gives its connection back, and catches up when looked at', async () => {
  const server = fakeApi();
  listen();
  await pass();
  setVisibility('hidden');
  await pass(30_000);
  server.emit(': \n\n');
  await pass(29_000);
  expect(server.eventStreams).toBe(1);
  await pass(1_000);
  expect(server.eventStreams).toBe(0);

  setVisibility('visible');
  await pass();
  expect(server.eventStreams).toBe(1);
  expect(heard).toEqual([{ kind: 'resync' }]);
});

test("one area's mistake does not keep the news from the others", async () => {
  const uncaught = jest.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => {});
  const server = fakeApi();
  listen(() => {
    throw new Error('mistake');
  });
  listen();
  await pass();
  server.emit(moved);
  await pass();
  expect(heard).toEqual([moved]);
  expect(uncaught).toHaveBeenCalledTimes(1);
});
