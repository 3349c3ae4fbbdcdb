import type { DBSchema } from 'idb';
import { createDatabaseOpener } from '../offline/create-database-opener';

/** Write that waits for a signal, with everything that it takes to send it once. */
export interface WaitingWrite {
  /** Idempotency key, made when the write was meant. */
  key: string;
  /** Account and user who meant it. */
  owner: string;
  /** Call of the contract, with its parameters and its body; the body is null once the write has expired. */
  call: string;
  params: Record<string, string>;
  body: unknown;
  /** Record that the write changes: writes of one record are sent in the order in which they were made. */
  record: string;
  /** Portuguese name of what was written ("Nota"), and its text. */
  title: string;
  detail: string;
  /** Address of the screen on which it was written. */
  path: string;
  /** By the clock of the server; epoch milliseconds. */
  madeAt: number;
  /** Version of what it changes, as the person saw it; null for a write that only adds. */
  baseVersion: string | null;
  /** Portuguese reason why the person has to decide about it; null while it waits to be sent. */
  problem: string | null;
  /** Present state of the record, where somebody else has changed it since. */
  current: { text: string; version: string } | null;
}

interface Schema extends DBSchema {
  writes: { key: string; value: WaitingWrite; indexes: { owner: string } };
}

const open = createDatabaseOpener<Schema>('girassol-outbox', (database) => {
  database.createObjectStore('writes', { keyPath: 'key' }).createIndex('owner', 'owner');
});

/** Stores a write, or replaces the one with its key. */
export async function putWrite(write: WaitingWrite): Promise<void> {
  await (await open()).put('writes', write);
}

/** Lists the writes of a person, oldest first. */
export async function listWrites(owner: string): Promise<WaitingWrite[]> {
  const writes = await (await open()).getAllFromIndex('writes', 'owner', owner);
  return writes.sort((one, other) => one.madeAt - other.madeAt);
}

/** Deletes a write. */
export async function deleteWrite(key: string): Promise<void> {
  await (await open()).delete('writes', key);
}

/** Deletes all writes of a person. */
export async function clearWrites(owner: string): Promise<void> {
  const transaction = (await open()).transaction('writes', 'readwrite');
  for (const key of await transaction.store.index('owner').getAllKeys(owner))
    void transaction.store.delete(key).catch(() => undefined);
  await transaction.done;
}

/** Counts the writes of everybody else, and removes the content of those made before a time. */
export async function countWritesOfOthers(owner: string, madeBefore: number): Promise<number> {
  const transaction = (await open()).transaction('writes', 'readwrite');
  let count = 0;
  for (let cursor = await transaction.store.openCursor(); cursor; cursor = await cursor.continue()) {
    const write = cursor.value;
    if (write.owner === owner) continue;
    count += 1;
    if (write.madeAt < madeBefore && write.body !== null)
      await cursor.update({ ...write, body: null, detail: '' });
  }
  await transaction.done;
  return count;
}
