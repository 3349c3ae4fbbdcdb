import type { DBSchema } from 'idb';
import { createDatabaseOpener } from '../offline/create-database-opener';

/** File of a write, without its bytes. */
export interface WaitingFile {
  name: string;
  type: string;
  /** In bytes. */
  size: number;
  /** The same for the same content: a digest, or what the browser says of the file where it computes none. */
  fingerprint: string;
}

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
  /** File that is sent with it; its bytes are beside it. */
  file?: WaitingFile;
}

interface Schema extends DBSchema {
  writes: { key: string; value: WaitingWrite; indexes: { owner: string } };
  /** Bytes of files by the key of their write, so that a list of writes does not load them. */
  files: { key: string; value: ArrayBuffer };
}

const open = createDatabaseOpener<Schema>('girassol-outbox', 2, (database, oldVersion) => {
  if (oldVersion < 1) database.createObjectStore('writes', { keyPath: 'key' }).createIndex('owner', 'owner');
  if (oldVersion < 2) database.createObjectStore('files');
});

/** Replaces the write with its key; the bytes of its file stay. */
export async function putWrite(write: WaitingWrite): Promise<void> {
  await (await open()).put('writes', write);
}

/** Stores a write with the bytes of its file, both or neither. */
export async function addWrite(write: WaitingWrite, bytes: ArrayBuffer | null): Promise<void> {
  const transaction = (await open()).transaction(['writes', 'files'], 'readwrite');
  const puts = [transaction.objectStore('writes').put(write)];
  if (bytes) puts.push(transaction.objectStore('files').put(bytes, write.key));
  await Promise.all([...puts, transaction.done]);
}

/** Loads the file of a write; undefined if it has none, or if its bytes are gone. */
export async function loadFile({ key, file }: WaitingWrite): Promise<File | undefined> {
  const bytes = file && (await (await open()).get('files', key));
  return bytes && new File([bytes], file.name, { type: file.type });
}

/** Lists the writes of a person, oldest first. */
export async function listWrites(owner: string): Promise<WaitingWrite[]> {
  const writes = await (await open()).getAllFromIndex('writes', 'owner', owner);
  return writes.sort((one, other) => one.madeAt - other.madeAt);
}

/** Deletes writes with their files. */
export async function deleteWrites(keys: readonly string[]): Promise<void> {
  const transaction = (await open()).transaction(['writes', 'files'], 'readwrite');
  const deletions = keys.flatMap((key) => [
    transaction.objectStore('writes').delete(key),
    transaction.objectStore('files').delete(key),
  ]);
  await Promise.all([...deletions, transaction.done]);
}

/** Deletes all writes of a person. */
export async function clearWrites(owner: string): Promise<void> {
  await deleteWrites(await (await open()).getAllKeysFromIndex('writes', 'owner', owner));
}

/** Counts the writes of everybody else, and removes the content of those made before a time. */
export async function countWritesOfOthers(owner: string, madeBefore: number): Promise<number> {
  const transaction = (await open()).transaction(['writes', 'files'], 'readwrite');
  let count = 0;
  let cursor = await transaction.objectStore('writes').openCursor();
  for (; cursor; cursor = await cursor.continue()) {
    const { file: _file, ...write } = cursor.value;
    if (write.owner === owner) continue;
    count += 1;
    if (write.madeAt >= madeBefore || write.body === null) continue;
    await cursor.update({ ...write, body: null, detail: '' });
    await transaction.objectStore('files').delete(write.key);
  }
  await transaction.done;
  return count;
}
