import '../testing/databases';
import { waitFor } from '@testing-library/react';
import { api, buildApiQuery, buildApiQueryKey, logout, queryClient } from '..';
import { probeConnection } from '../connection/connection-status';
import { keepPagesWithUnsavedText, setSession, tryKeepEndedSession } from '../session/store';
import { buildTestSession, logInForTest } from '../testing';
import { disableStoredAnswers, enableStoredAnswers, writeWaitingAnswers } from './stored-answers';
import { getStoredDataTime } from './stored-data-time';

const ana = buildTestSession({ userId: 'ana', managerId: 'sol' });
const bia = buildTestSession({ userId: 'bia', managerId: 'sol' });
const settings = { settings: { name: 'Sol Nascente' } };

/** A server that gives this answer; null: it cannot be reached. */
function serverGives(answer: object | null, status = 200) {
  globalThis.fetch = async () => {
    if (answer === null) throw new TypeError('Failed to fetch');
    return Response.json(answer, { status });
  };
}

const loadCustomer = (cid = '5') => api('GET /customers/single/:cid', { params: { cid }, silent: true });
const loadSettings = (userId = 'ana') =>
  api('GET /settings/user/:userId', { params: { userId }, silent: true });

/** Everything that lies in the databases of the browser, as text. */
async function readDatabases(): Promise<string> {
  const texts = (await indexedDB.databases()).map(
    ({ name = '' }) =>
      new Promise<string>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const database = request.result;
          const names = [...database.objectStoreNames];
          const transaction = database.transaction(names);
          const found = names.map((store) => {
            const all = transaction.objectStore(store).getAll();
            return () => JSON.stringify(all.result);
          });
          transaction.oncomplete = () => {
            database.close();
            resolve(found.map((read) => read()).join(''));
          };
        };
      }),
  );
  return (await Promise.all(texts)).join('');
}

beforeEach(() => {
  logInForTest(ana);
  setSession(ana);
  enableStoredAnswers();
});
afterEach(async () => {
  disableStoredAnswers();
  await waitFor(async () => expect(await readDatabases()).not.toContain('owner'));
});

test('[shell.offline-001] settings and data that were loaded once are shown when no answer comes', async () => {
  serverGives(settings);
  await loadSettings();
  serverGives({ customer: { name: 'Rita' } });
  await loadCustomer();
  await writeWaitingAnswers();

  serverGives(null);
  expect(await loadSettings()).toEqual(settings);
  expect(getStoredDataTime()).toBeNull();
  expect(await loadCustomer()).toEqual({ customer: { name: 'Rita' } });
  expect(Math.abs((getStoredDataTime() ?? 0) - Date.now())).toBeLessThan(10_000);
});

test('[shell.offline-001] the network comes first', async () => {
  serverGives({ customer: { name: 'Rita' } });
  await loadCustomer();
  await writeWaitingAnswers();
  serverGives({ customer: { name: 'Rita Maria' } });
  expect(await loadCustomer()).toEqual({ customer: { name: 'Rita Maria' } });
});

test('one call that breaks off while the connection stays is made again, and nothing old is shown', async () => {
  serverGives({ customer: { name: 'Rita' } });
  await loadCustomer();
  await writeWaitingAnswers();
  let calls = 0;
  globalThis.fetch = async () => {
    calls += 1;
    if (calls === 1) throw new TypeError('Failed to fetch');
    return Response.json({ customer: { name: 'Rita Maria' } });
  };
  expect(await loadCustomer()).toEqual({ customer: { name: 'Rita Maria' } });
  expect(getStoredDataTime()).toBeNull();
});

test('once the connection is back, what is shown is loaded again', async () => {
  const request = { params: { cid: '5' } };
  const load = () => queryClient.fetchQuery(buildApiQuery('GET /customers/single/:cid', request));
  serverGives({ customer: { name: 'Rita' } });
  await load();
  await writeWaitingAnswers();
  queryClient.clear();
  serverGives(null);
  await load();
  serverGives({ customer: { name: 'Rita Maria' } });
  await probeConnection();
  expect(getStoredDataTime()).toBeNull();
  expect(
    queryClient.getQueryState(buildApiQueryKey('GET /customers/single/:cid', request))?.isInvalidated,
  ).toBe(true);
});

test('what was never opened is not shown', async () => {
  serverGives({ customer: { name: 'Rita' } });
  await loadCustomer('5');
  await writeWaitingAnswers();
  serverGives(null);
  await expect(loadCustomer('6')).rejects.toMatchObject({ status: 0 });
});

test.each([401, 403, 404, 500])(
  'an answer of %d is an answer: nothing stored is shown for it',
  async (status) => {
    serverGives({ customer: { name: 'Rita' } });
    await loadCustomer();
    await writeWaitingAnswers();
    serverGives({ message: 'Não.' }, status);
    await expect(loadCustomer()).rejects.toMatchObject({ status });
  },
);

test('a record that is gone, or may not be seen any more, is deleted on the device', async () => {
  serverGives({ customer: { name: 'Rita' } });
  await loadCustomer();
  await writeWaitingAnswers();
  serverGives({ message: 'Cliente não encontrado.' }, 404);
  await loadCustomer().catch(() => undefined);
  await waitFor(async () => expect(await readDatabases()).not.toContain('Rita'));
});

test('links to files that are signed for the reader are not stored', async () => {
  serverGives({ customer: { name: 'Rita', photo: '/api/files/1/2/foto.jpg?expires=9&signature=abc' } });
  await loadCustomer();
  await writeWaitingAnswers();
  expect(await readDatabases()).toContain('Rita');
  expect(await readDatabases()).not.toContain('signature=abc');
});

describe('nothing is left', () => {
  beforeEach(async () => {
    serverGives({ customer: { name: 'Rita' } });
    await loadCustomer();
    await writeWaitingAnswers();
    expect(await readDatabases()).toContain('Rita');
  });
  const expectNothing = () => waitFor(async () => expect(await readDatabases()).not.toContain('Rita'));

  test('after the logout', async () => {
    logout();
    await expectNothing();
  });

  test('after another person has logged in', async () => {
    setSession(bia);
    await expectNothing();
    serverGives(null);
    await expect(loadCustomer()).rejects.toMatchObject({ status: 0 });
  });

  test('after a logout in another tab', async () => {
    localStorage.removeItem('girassol.session');
    window.dispatchEvent(new StorageEvent('storage', { key: 'girassol.session', newValue: null }));
    await expectNothing();
  });

  test('after the server has ended the session, also where the page stays for its unsaved text', async () => {
    const stop = keepPagesWithUnsavedText(() => true);
    expect(tryKeepEndedSession()).toBe(true);
    await expectNothing();
    stop();
  });

  test('once the server has switched it off', async () => {
    disableStoredAnswers();
    await expectNothing();
  });
});

test('an answer that comes after the logout of another tab is not written', async () => {
  serverGives({ customer: { name: 'Rita' } });
  await loadCustomer();
  // This tab has not heard of it yet.
  localStorage.removeItem('girassol.session');
  await writeWaitingAnswers();
  expect(await readDatabases()).not.toContain('Rita');
});

test('an answer to a call of the person before is not stored for the next', async () => {
  let arrive: (response: Response) => void = () => undefined;
  globalThis.fetch = () =>
    new Promise((resolve) => {
      arrive = resolve;
    });
  const asked = loadCustomer();
  setSession(bia);
  arrive(Response.json({ customer: { name: 'Rita' } }));
  await asked;
  await writeWaitingAnswers();
  expect(await readDatabases()).not.toContain('Rita');
});

test('a visit of the support leaves nothing', async () => {
  setSession({ ...bia, visit: { visitId: '1', writes: 'NONE', visitorName: 'Suporte' } as never });
  serverGives({ customer: { name: 'Rita' } });
  await loadCustomer();
  await writeWaitingAnswers();
  expect(await readDatabases()).not.toContain('Rita');
  setSession(null);
  sessionStorage.clear();
});
