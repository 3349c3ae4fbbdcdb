import { openDeviceDatabase } from '../offline/device-database';
import type { WaitingWrite } from './waiting-write';

/** Replaces a write, unless it was discarded or sent meanwhile, here or in another tab. The bytes of its file stay. */
export async function updateWrite(write: WaitingWrite): Promise<void> {
  const transaction = (await openDeviceDatabase()).transaction('writes', 'readwrite');
  if ((await transaction.store.getKey(write.key)) !== undefined) await transaction.store.put(write);
  await transaction.done;
}

/** Returns true if a write has not been discarded or sent meanwhile. */
export const hasWrite = async (key: string): Promise<boolean> =>
  (await (await openDeviceDatabase()).getKey('writes', key)) !== undefined;

/** Stores a write with the bytes of its file, both or neither. */
export async function addWrite(write: WaitingWrite, bytes: ArrayBuffer | null): Promise<void> {
  const transaction = (await openDeviceDatabase()).transaction(['writes', 'files'], 'readwrite');
  const puts = [transaction.objectStore('writes').put(write)];
  if (bytes) puts.push(transaction.objectStore('files').put(bytes, write.key));
  await Promise.all([...puts, transaction.done]);
}

/** Loads the file of a write; undefined if it has none, or if its bytes are gone. */
export async function loadFile({ key, file }: WaitingWrite): Promise<File | undefined> {
  const bytes = file && (await (await openDeviceDatabase()).get('files', key));
  return bytes && new File([bytes], file.name, { type: file.type });
}

/** Lists the writes of a person, oldest first. */
export async function listWrites(owner: string): Promise<WaitingWrite[]> {
  const writes = await (await openDeviceDatabase()).getAllFromIndex('writes', 'owner', owner);
  return writes.sort((one, other) => one.madeAt - other.madeAt);
}

/** Deletes writes with their files. */
export async function deleteWrites(keys: readonly string[]): Promise<void> {
  const transaction = (await openDeviceDatabase()).transaction(['writes', 'files'], 'readwrite');
  const deletions = keys.flatMap((key) => [
    transaction.objectStore('writes').delete(key),
    transaction.objectStore('files').delete(key),
  ]);
  await Promise.all([...deletions, transaction.done]);
}

/** Deletes all writes of a person. */
export async function clearWrites(owner: string): Promise<void> {
  await deleteWrites(await (await openDeviceDatabase()).getAllKeysFromIndex('writes', 'owner', owner));
}

/** Counts the writes of everybody else, and removes the content of those made before a time. */
export async function countWritesOfOthers(owner: string, madeBefore: number): Promise<number> {
  const transaction = (await openDeviceDatabase()).transaction(['writes', 'files'], 'readwrite');
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
