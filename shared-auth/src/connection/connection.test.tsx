import { act, render, screen } from '@testing-library/react';
import { api, getConnection, useConnection } from '..';
import { fakeApi, refuse, unreachable } from '../testing';

const down = { 'GET /health': unreachable() };

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

async function loseConnection() {
  const server = fakeApi({ ...down, 'POST /updates/updated': unreachable() });
  await api('POST /updates/updated', { body: { clientVersion: '1' }, silent: true }).catch(() => undefined);
  return server;
}

test('[shell.updates-004] it comes back by itself, asked for ever more slowly', async () => {
  const server = await loseConnection();
  expect(getConnection()).toBe('OFFLINE');

  await jest.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000);
  expect(server.calls('GET /health')).toHaveLength(3);
  await jest.advanceTimersByTimeAsync(7_999);
  expect(server.calls('GET /health')).toHaveLength(3);
  server.answer({ 'GET /health': { status: 'ok', version: 'x' } });
  await jest.advanceTimersByTimeAsync(1);
  expect(getConnection()).toBe('ONLINE');

  await jest.advanceTimersByTimeAsync(120_000);
  expect(server.calls('GET /health')).toHaveLength(4);
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
  server.answer({ 'GET /health': refuse(503) });
  await jest.advanceTimersByTimeAsync(1_000);
  expect(getConnection()).toBe('OFFLINE');
});

test('[shell.updates-004] the browser knows first: offline at once, online as soon as the server answers', async () => {
  const server = fakeApi(down);
  window.dispatchEvent(new Event('offline'));
  expect(getConnection()).toBe('OFFLINE');

  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(getConnection()).toBe('OFFLINE');

  server.answer({ 'GET /health': { status: 'ok', version: 'x' } });
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(getConnection()).toBe('ONLINE');
});

test('[shell.updates-004] screens follow it', async () => {
  fakeApi();
  const Shown = () => <p>{useConnection()}</p>;
  render(<Shown />);
  expect(screen.getByText('ONLINE')).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('OFFLINE')).toBeInTheDocument();
});
