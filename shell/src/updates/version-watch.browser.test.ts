import { getConnectionStatus, getSession } from '@girassol/shared-auth';
import {
  type FakeApi,
  fakeApi,
  logInForTest,
  replyRefused,
  replyUnreachable,
} from '@girassol/shared-auth/testing';
import { getUpdateState } from './update-status';
import { getVersionCheckResult, watchVersion } from './version-watch';

const VERSION = '10.58.144';
let stop: () => void;
let server: FakeApi;

const sameAsHere = { revision: 'mfe-x@1.0.0', shell: '1.0.0' };

function watch(answer: { needUpdate: boolean; critical: boolean }, live: object = sameAsHere) {
  server = fakeApi({ 'POST /updates/updated': answer });
  const product = globalThis.fetch;
  globalThis.fetch = async (input, init) =>
    String(input) === '/federation/revision' ? Response.json(live) : product(input, init);
  stop = watchVersion({
    version: VERSION,
    registry: { revision: 'mfe-x@1.0.0' },
    shell: { version: '1.0.0' },
  });
}

const asked = () => server.calls('POST /updates/updated').length;

beforeEach(() => void jest.useFakeTimers());

afterEach(() => {
  stop();
  jest.useRealTimers();
  localStorage.clear();
});

test('[shell-019, shell.updates-001, shell.updates-003] the version is asked for at 3, 6, 9, 12, 15, 20, 30 and 60 seconds', async () => {
  watch({ needUpdate: false, critical: false });
  const times: number[] = [];
  for (let second = 1; second <= 120; second += 1) {
    const before = asked();
    await jest.advanceTimersByTimeAsync(1_000);
    if (asked() > before) times.push(second);
  }
  expect(times).toEqual([3, 6, 9, 12, 15, 20, 30, 60]);
  expect(server.calls('POST /users/login')).toEqual([]);
  expect(server.calls('POST /updates/updated')[0]?.body).toEqual({ clientVersion: VERSION });
});

test('a page that was left for long is asked about when the person comes back', async () => {
  watch({ needUpdate: false, critical: false });
  await jest.advanceTimersByTimeAsync(61_000);
  const before = asked();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked()).toBe(before);
  await jest.advanceTimersByTimeAsync(10 * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
  expect(asked()).toBe(before + 1);
});

test('a server that was away is asked once it is back: it may be another version', async () => {
  watch({ needUpdate: false, critical: false });
  await jest.advanceTimersByTimeAsync(61_000);
  const before = asked();
  server.answer({ 'GET /health': replyUnreachable() });
  window.dispatchEvent(new Event('offline'));
  await jest.advanceTimersByTimeAsync(0);
  expect([getConnectionStatus(), asked()]).toEqual(['OFFLINE', before]);
  server.answer({ 'GET /health': { status: 'ok', version: 'test' } });
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect([getConnectionStatus(), asked()]).toEqual(['ONLINE', before + 1]);
});

test('[shell.updates-002] a critical update ends the session, once per version', async () => {
  logInForTest();
  watch({ needUpdate: true, critical: true });
  await jest.advanceTimersByTimeAsync(3_000);
  expect(getSession()).toBeNull();
  expect(window.location.pathname).toBe('/login');

  stop();
  logInForTest();
  watch({ needUpdate: true, critical: true });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(getSession()).not.toBeNull();
  expect(getUpdateState('ONLINE', getVersionCheckResult()).label).toBe('Atualização Importante');
});

test('an ordinary update leaves the session alone', async () => {
  logInForTest();
  watch({ needUpdate: true, critical: false });
  await jest.advanceTimersByTimeAsync(3_000);
  expect(getSession()).not.toBeNull();
  expect(getUpdateState('ONLINE', getVersionCheckResult()).label).toBe('Atualização Disponível');
});

test('a question without an answer changes nothing', async () => {
  watch({ needUpdate: true, critical: false });
  await jest.advanceTimersByTimeAsync(3_000);
  server.answer({ 'POST /updates/updated': replyRefused(500, { message: 'x' }) });
  await jest.advanceTimersByTimeAsync(3_000);
  expect(getVersionCheckResult().needUpdate).toBe(true);
});

test.each([
  ['OFFLINE', true, true, 'App Offline'],
  ['ONLINE', true, true, 'Atualização Importante'],
  ['ONLINE', true, false, 'Atualização Disponível'],
  ['ONLINE', false, false, 'App Atualizado'],
] as const)(
  '[shell.chrome-010] %s, needs an update %s, critical %s: %s',
  (connection, needUpdate, critical, label) => {
    expect(getUpdateState(connection, { needUpdate, critical }).label).toBe(label);
  },
);

test.each([
  ['another version of an area', { ...sameAsHere, revision: 'mfe-x@1.1.0' }, true],
  ['another shell', { ...sameAsHere, shell: '1.1.0' }, true],
  ['the same', sameAsHere, false],
  ['something that is no answer', { revision: null }, false],
])('a page whose server has %s by now: an update is offered, or not', async (_what, live, isOffered) => {
  watch({ needUpdate: false, critical: false }, live);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(getVersionCheckResult()).toEqual({ needUpdate: isOffered, critical: false });
});
