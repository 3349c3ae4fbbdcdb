import { openDeviceDatabase } from '../offline/device-database';
import type { CopiedAnswer, CopiedFile, OfflineCopy } from './offline-copy';

const COPY_STORES = ['copies', 'copiedAnswers', 'copiedFiles'] as const;

/**
 * Replaces the answers of a copy in one transaction. `mayWrite` is asked inside it: a session that ends at that moment clears
 * the stores in a transaction that comes after this one.
 */
export async function putCopiedAnswers(
  copy: string,
  answers: readonly CopiedAnswer[],
  mayWrite: () => boolean,
): Promise<void> {
  const transaction = (await openDeviceDatabase()).transaction('copiedAnswers', 'readwrite');
  const { store } = transaction;
  if (mayWrite()) {
    for (const key of await store.index('copy').getAllKeys(copy)) await store.delete(key);
    for (const answer of answers) await store.put(answer);
  }
  await transaction.done;
}

/** Stores a file of a copy. `mayWrite` is asked inside the transaction. */
export async function putCopiedFile(file: CopiedFile, mayWrite: () => boolean): Promise<void> {
  const transaction = (await openDeviceDatabase()).transaction('copiedFiles', 'readwrite');
  if (mayWrite()) await transaction.store.put(file);
  await transaction.done;
}

/** Stores a copy whose answers and files are there, and deletes files that are not `names` any more. */
export async function finishCopy(
  copy: OfflineCopy,
  names: ReadonlySet<string>,
  mayWrite: () => boolean,
): Promise<void> {
  const transaction = (await openDeviceDatabase()).transaction(['copies', 'copiedFiles'], 'readwrite');
  const files = transaction.objectStore('copiedFiles');
  if (mayWrite()) {
    await transaction.objectStore('copies').put(copy);
    for (const key of await files.index('copy').getAllKeys(copy.id))
      if (!names.has(key[1])) await files.delete(key);
  }
  await transaction.done;
}

/** Lists the files of a copy, finished or not. */
export async function listCopiedFiles(copy: string): Promise<CopiedFile[]> {
  return (await openDeviceDatabase()).getAllFromIndex('copiedFiles', 'copy', copy);
}

/** Lists the copies of a person, the newest first. */
export async function listCopies(owner: string): Promise<OfflineCopy[]> {
  const copies = await (await openDeviceDatabase()).getAllFromIndex('copies', 'owner', owner);
  return copies.sort((one, other) => other.takenAt - one.takenAt);
}

/** Loads the newest answer to a call from the copies; undefined if no copy has it. */
export async function loadCopiedAnswer(key: string): Promise<CopiedAnswer | undefined> {
  const answers = await (await openDeviceDatabase()).getAllFromIndex('copiedAnswers', 'key', key);
  return answers.sort((one, other) => other.storedAt - one.storedAt)[0];
}

/** Loads a file from the copies of a person; undefined if none has it. */
export async function loadCopiedFile(owner: string, name: string): Promise<Blob | undefined> {
  const database = await openDeviceDatabase();
  for (const file of await database.getAllFromIndex('copiedFiles', 'name', name))
    if ((await database.get('copies', file.copy))?.owner === owner) return file.content;
  return undefined;
}

/** Deletes the answers to a call from all copies: the record is gone, or the right to it. */
export async function deleteCopiedAnswer(key: string): Promise<void> {
  const transaction = (await openDeviceDatabase()).transaction('copiedAnswers', 'readwrite');
  for (const found of await transaction.store.index('key').getAllKeys(key))
    await transaction.store.delete(found);
  await transaction.done;
}

/** Deletes a copy with its answers and files. */
export async function deleteCopy(id: string): Promise<void> {
  const transaction = (await openDeviceDatabase()).transaction(COPY_STORES, 'readwrite');
  await transaction.objectStore('copies').delete(id);
  for (const name of ['copiedAnswers', 'copiedFiles'] as const) {
    const store = transaction.objectStore(name);
    for (const key of await store.index('copy').getAllKeys(id)) await store.delete(key);
  }
  await transaction.done;
}

/** Deletes all copies of all people. */
export async function clearCopies(): Promise<void> {
  const transaction = (await openDeviceDatabase()).transaction(COPY_STORES, 'readwrite');
  for (const name of COPY_STORES)
    void transaction
      .objectStore(name)
      .clear()
      .catch(() => undefined);
  await transaction.done;
}

/** Deletes copies of other people, those whose time is over, and what was left of one that was never finished. */
export async function pruneCopies({ owner, now }: { owner: string; now: number }): Promise<void> {
  const database = await openDeviceDatabase();
  const copies = await database.getAll('copies');
  const kept = new Set(copies.filter((copy) => copy.owner === owner && copy.until > now).map(({ id }) => id));
  const files = await database.getAllKeys('copiedFiles');
  const answers = await database.getAllKeys('copiedAnswers');
  const all = [...copies.map(({ id }) => id), ...[...files, ...answers].map(([copy]) => copy)];
  for (const id of new Set(all)) if (!kept.has(id)) await deleteCopy(id);
}
