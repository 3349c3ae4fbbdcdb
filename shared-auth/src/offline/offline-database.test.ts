import 'fake-indexeddb/auto';
import { isReadOnlyCall, needsIdempotencyKey } from '@girassol/shared-domain';
import {
  clearAnswers,
  loadAnswer,
  MAX_ANSWERS_PER_STORE,
  pruneAnswers,
  putAnswers,
  type StoredAnswerEntry,
} from './offline-database';
import { offlineStoreNames } from './offline-store-names';
import { getStoreOfCall, listStoredCalls } from './stored-calls';

const answer = (key: string, more: Partial<StoredAnswerEntry> = {}): StoredAnswerEntry => ({
  store: 'customers',
  key,
  owner: 'account user',
  text: '{}',
  storedAt: 1_000,
  ...more,
});
const isStored = async (key: string) => (await loadAnswer('customers', key)) !== undefined;

afterEach(() => clearAnswers());

test('[shell.offline-002] the database on the device has these stores and no others', async () => {
  await putAnswers([answer('a')], () => true);
  const [found] = await indexedDB.databases();
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(found?.name ?? '');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  expect([...database.objectStoreNames].sort()).toEqual(
    [
      'home',
      'admin',
      'payments',
      'customers',
      'estimates',
      'proposals',
      'kits',
      'templates',
      'funnels',
      'schedules',
      'finalEstimates',
      'finalProposals',
      'userSettings',
    ].sort(),
  );
  database.close();
  expect((await indexedDB.databases()).length).toBe(1);
});

test('clearing leaves nothing in any store', async () => {
  await putAnswers(
    offlineStoreNames.map((store) => answer(`in ${store}`, { store })),
    () => true,
  );
  await clearAnswers();
  for (const store of offlineStoreNames) expect(await loadAnswer(store, `in ${store}`)).toBeUndefined();
});

test('an answer that must not be written any more is not', async () => {
  await putAnswers([answer('late')], () => false);
  expect(await isStored('late')).toBe(false);
});

test('pruning deletes what is old, and what another person left', async () => {
  await putAnswers(
    [
      answer('good', { storedAt: 5_000 }),
      answer('old', { storedAt: 10 }),
      answer('of somebody else', { storedAt: 5_000, owner: 'account other' }),
    ],
    () => true,
  );
  await pruneAnswers({ owner: 'account user', storedBefore: 1_000 });
  expect([await isStored('good'), await isStored('old'), await isStored('of somebody else')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('of too many answers the most recent stay', async () => {
  const many = Array.from({ length: MAX_ANSWERS_PER_STORE + 2 }, (_, at) =>
    answer(`${at}`, { storedAt: at }),
  );
  await putAnswers(many, () => true);
  await pruneAnswers({ owner: 'account user', storedBefore: 0 });
  expect([await isStored('0'), await isStored('1'), await isStored('2')]).toEqual([false, false, true]);
});

test('only calls that read are stored, each in a store of the database', () => {
  for (const call of listStoredCalls()) {
    expect([call, isReadOnlyCall(call), needsIdempotencyKey(call)]).toEqual([call, true, false]);
    expect(offlineStoreNames).toContain(getStoreOfCall(call));
  }
  expect(getStoreOfCall('POST /archives/customer/file/open/:cid/:fileId')).toBeUndefined();
});
