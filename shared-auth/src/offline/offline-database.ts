import type { DBSchema } from 'idb';
import { createDatabaseOpener } from './create-database-opener';
import { type OfflineStoreName, offlineStoreNames } from './offline-store-names';

/** Answer of a call as it is stored. */
export interface StoredAnswer {
  /** Account and user whose answer it is. */
  owner: string;
  /** The answer as JSON. */
  text: string;
  /** Time at which it came, by the clock of the server; epoch milliseconds. */
  storedAt: number;
}

/** Answer with its store and its key, which begins with the owner. */
export interface StoredAnswerEntry extends StoredAnswer {
  store: OfflineStoreName;
  key: string;
}

type Schema = DBSchema & {
  [Name in OfflineStoreName]: { key: string; value: StoredAnswer; indexes: { storedAt: number } };
};

const DATABASE_NAME = 'girassol-offline';
/** Maximum number of answers of one store: the most recent ones stay. */
export const MAX_ANSWERS_PER_STORE = 300;

const open = createDatabaseOpener<Schema>(DATABASE_NAME, 1, (database) => {
  for (const name of offlineStoreNames) database.createObjectStore(name).createIndex('storedAt', 'storedAt');
});

/** Opens the database ahead of the first answer: the last one of a page that is left has no time for it. */
export async function openAnswers(): Promise<void> {
  await open();
}

/**
 * Stores answers in one transaction. `mayWrite` is asked inside it: a session that ends at that moment clears the stores in a
 * transaction that comes after this one.
 */
export async function putAnswers(
  entries: readonly StoredAnswerEntry[],
  mayWrite: () => boolean,
): Promise<void> {
  const names = [...new Set(entries.map(({ store }) => store))];
  if (names.length === 0) return;
  const transaction = (await open()).transaction(names, 'readwrite');
  if (mayWrite())
    for (const { store, key, ...answer } of entries)
      void transaction
        .objectStore(store)
        .put(answer, key)
        .catch(() => undefined);
  // Without waiting for the requests: the page may be left at this moment.
  transaction.commit();
  await transaction.done;
}

/** Loads a stored answer; undefined if there is none. */
export async function loadAnswer(store: OfflineStoreName, key: string): Promise<StoredAnswer | undefined> {
  return (await open()).get(store, key);
}

/** Deletes one stored answer. */
export async function deleteAnswer(store: OfflineStoreName, key: string): Promise<void> {
  await (await open()).delete(store, key);
}

/** Deletes all stored answers. */
export async function clearAnswers(): Promise<void> {
  const transaction = (await open()).transaction(offlineStoreNames, 'readwrite');
  for (const name of offlineStoreNames)
    void transaction
      .objectStore(name)
      .clear()
      .catch(() => undefined);
  await transaction.done;
}

/** Deletes answers of other owners, those stored before a time, and the oldest of a store that has too many. */
export async function pruneAnswers({
  owner,
  storedBefore,
}: {
  owner: string;
  storedBefore: number;
}): Promise<void> {
  const database = await open();
  for (const name of offlineStoreNames) {
    const transaction = database.transaction(name, 'readwrite');
    let left = await transaction.store.count();
    // Oldest first.
    let cursor = await transaction.store.index('storedAt').openCursor();
    while (cursor) {
      const { storedAt, owner: ownerOfAnswer } = cursor.value;
      if (ownerOfAnswer !== owner || storedAt < storedBefore || left > MAX_ANSWERS_PER_STORE) {
        await cursor.delete();
        left -= 1;
      }
      cursor = await cursor.continue();
    }
    await transaction.done;
  }
}
