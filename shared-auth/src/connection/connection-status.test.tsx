import { act, render, screen } from '@testing-library/react';
import { api, getConnectionStatus, useConnectionStatus } from '..';
import { fakeApi, replyRefused, replyUnreachable } from '../testing';

const down = { 'GET /health': replyUnreachable() };

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

async function loseConnection() {
  const server = fakeApi({ ...down, 'POST /updates/updated': replyUnreachable() });
  await api('POST /updates/updated', { body: { clientVersion: '1' }, silent: true }).catch(() => undefined);
  await jest.advanceTimersByTimeAsync(0);
  return server;
}

test('[shell.updates-004] it comes back by itself, asked for ever more slowly', async () => {
  const server = await loseConnection();
  expect(getConnectionStatus()).toBe('OFFLINE');

  // The first asked whether it is away at all.
  await jest.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000);
  expect(server.calls('GET /health')).toHaveLength(1 + 3);
  await jest.advanceTimersByTimeAsync(7_999);
  expect(server.calls('GET /health')).toHaveLength(1 + 3);
  server.answer({ 'GET /health': { status: 'ok', version: 'x' } });
  await jest.advanceTimersByTimeAsync(1);
  expect(getConnectionStatus()).toBe('ONLINE');

  await jest.advanceTimersByTimeAsync(120_000);
  expect(server.calls('GET /health')).toHaveLength(1 + 4);
});

test('[shell.updates-004] it is asked for at least every half minute', async () => {
  const server = await loseConnection();
  await jest.advanceTimersByTimeAsync(60_000);
  const before = server.calls('GET /health').length;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(server.calls('GET /health')).toHaveLength(before + 2);
});

test('[shell.updates-004] a server that answers with an error is not back yet', async () => {
  const server = await loseConnection();
  server.answer({ 'GET /health': replyRefused(503) });
  await jest.advanceTimersByTimeAsync(1_000);
  expect(getConnectionStatus()).toBe('OFFLINE');
});

test('[shell.updates-004] the browser knows first: offline once a probe fails, online as soon as the server answers', async () => {
  const server = fakeApi(down);
  window.dispatchEvent(new Event('offline'));
  await jest.advanceTimersByTimeAsync(0);
  expect(getConnectionStatus()).toBe('OFFLINE');

  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(getConnectionStatus()).toBe('OFFLINE');

  server.answer({ 'GET /health': { status: 'ok', version: 'x' } });
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(getConnectionStatus()).toBe('ONLINE');
});

test('[shell.updates-004] a browser that says offline while the server answers is not believed', async () => {
  const server = fakeApi();
  window.dispatchEvent(new Event('offline'));
  await jest.advanceTimersByTimeAsync(0);
  expect(server.calls('GET /health')).toHaveLength(1);
  expect(getConnectionStatus()).toBe('ONLINE');
});

test('[shell.updates-004] many calls that do not arrive ask once', async () => {
  const server = fakeApi({ ...down, 'POST /updates/updated': replyUnreachable() });
  const body = { clientVersion: '1' };
  await Promise.all(
    Array.from({ length: 6 }, () => api('POST /updates/updated', { body, silent: true }).catch(() => null)),
  );
  await jest.advanceTimersByTimeAsync(0);
  expect(getConnectionStatus()).toBe('OFFLINE');
  expect(server.calls('GET /health')).toHaveLength(1);
});

test('[shell.updates-004] screens follow it', async () => {
  fakeApi(down);
  const Shown = () => <p>{useConnectionStatus()}</p>;
  render(<Shown />);
  expect(screen.getByText('ONLINE')).toBeInTheDocument();
  await act(async () => {
    window.dispatchEvent(new Event('offline'));
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(screen.getByText('OFFLINE')).toBeInTheDocument();
});
