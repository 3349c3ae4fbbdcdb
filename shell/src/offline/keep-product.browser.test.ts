import type { PageData } from '@girassol/federation';
import { buildTestSession, logInForTest } from '@girassol/shared-auth/testing';
import { keepProduct } from './keep-product';

const opened = { names: ['mfe-a'], listener: (): void => undefined };
jest.mock('@girassol/federation/host', () => ({
  SERVICE_WORKER_URL: '/sw.js',
  listOpenedRemotes: () => opened.names,
  onRemoteOpened: (listener: () => void) => {
    opened.listener = listener;
    return () => undefined;
  },
  runWhenSettled: (run: () => void) => {
    run();
    return () => undefined;
  },
}));

const page = (serviceWorker?: PageData['serviceWorker']) =>
  ({ serviceWorker, registry: { revision: 'r1' }, shell: { version: '1.0.0' } }) as PageData;

let stop: () => void = () => undefined;
const workers = {
  register: jest.fn(async () => undefined),
  getRegistrations: jest.fn(async (): Promise<{ unregister: () => Promise<void> }[]> => []),
  ready: Promise.resolve({ active: { postMessage: jest.fn() } }),
};
const getReports = async () => (await workers.ready).active.postMessage.mock.calls.map(([report]) => report);

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
});
afterEach(async () => {
  stop();
  jest.useRealTimers();
  jest.clearAllMocks();
  opened.names = ['mfe-a'];
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a page of somebody who is logged in is kept, with the areas that ran on it', async () => {
  logInForTest();
  stop = keepProduct(page('run'));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(workers.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
  opened.names = ['mfe-a', 'mfe-b'];
  opened.listener();
  await jest.advanceTimersByTimeAsync(1_000);
  const report = { kind: 'keep-page', revision: 'r1', shellVersion: '1.0.0' };
  expect(await getReports()).toEqual([
    { ...report, areas: ['mfe-a'] },
    { ...report, areas: ['mfe-a', 'mfe-b'] },
  ]);
});

test('a visitor without a login gets no worker, and one after the login', async () => {
  logInForTest(null);
  stop = keepProduct(page('run'));
  await jest.advanceTimersByTimeAsync(5_000);
  expect(workers.register).not.toHaveBeenCalled();
  logInForTest(buildTestSession());
  await jest.advanceTimersByTimeAsync(1_000);
  expect(workers.register).toHaveBeenCalledTimes(1);
});

test('a page that may not be kept leaves the worker as it is', async () => {
  logInForTest();
  stop = keepProduct(page());
  await jest.advanceTimersByTimeAsync(5_000);
  expect(workers.register).not.toHaveBeenCalled();
  expect(workers.getRegistrations).not.toHaveBeenCalled();
});

test('a server that has switched it off removes the worker and its cache', async () => {
  const unregister = jest.fn(async () => undefined);
  workers.getRegistrations.mockResolvedValueOnce([{ unregister }]);
  const remove = jest.fn(async () => true);
  Object.defineProperty(window, 'caches', {
    value: { keys: async () => ['girassol-offline-1', 'other'], delete: remove },
    configurable: true,
  });
  stop = keepProduct(page('remove'));
  await jest.advanceTimersByTimeAsync(0);
  expect(unregister).toHaveBeenCalledTimes(1);
  expect(remove.mock.calls).toEqual([['girassol-offline-1']]);
  Reflect.deleteProperty(window, 'caches');
});

describe('a page that is left before it has settled', () => {
  const leave = () => window.dispatchEvent(new Event('pagehide'));
  afterEach(() => sessionStorage.clear());

  test('reports its areas as it goes, where a worker runs', async () => {
    const controller = { postMessage: jest.fn() };
    Object.defineProperty(navigator, 'serviceWorker', {
      value: { ...workers, controller },
      configurable: true,
    });
    logInForTest();
    stop = keepProduct(page('run'));
    leave();
    expect(controller.postMessage).toHaveBeenCalledWith(expect.objectContaining({ areas: ['mfe-a'] }));
  });

  test('leaves its areas to the next page of the tab, which reports them once', async () => {
    logInForTest();
    stop = keepProduct(page('run'));
    leave();
    stop();
    opened.names = ['mfe-b'];
    stop = keepProduct(page('run'));
    await jest.advanceTimersByTimeAsync(1_000);
    leave();
    expect(await getReports()).toMatchObject([{ areas: ['mfe-a', 'mfe-b'] }]);
    expect(sessionStorage).toHaveLength(0);
  });

  test('leaves them too where it had begun to report and the worker was not there yet', async () => {
    logInForTest();
    workers.register.mockReturnValueOnce(new Promise(() => undefined));
    stop = keepProduct(page('run'));
    await jest.advanceTimersByTimeAsync(1_000);
    leave();
    stop();
    opened.names = ['mfe-b'];
    stop = keepProduct(page('run'));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await getReports()).toMatchObject([{ areas: ['mfe-a', 'mfe-b'] }]);
  });

  test('of a visitor without a login reports nothing', async () => {
    logInForTest(null);
    stop = keepProduct(page('run'));
    leave();
    expect(sessionStorage.getItem('girassol.unreported-areas')).toBeNull();
  });
});
