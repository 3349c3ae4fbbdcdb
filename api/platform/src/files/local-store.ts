import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createFolder } from '../create-folder';
import { getErrorCode } from '../database';
import { type FileStore, requireSafeKey } from './file-store';

/** No upload takes longer; what lies in the folder of arrivals after that was left by a process that died. */
const LEFT_AFTER_MS = 6 * 60 * 60_000;

/**
 * Opens a file store in a folder of this machine. A file is written in `arriving/`, flushed to disk and then
 * renamed, so that it exists completely or not at all, even if the process is killed.
 */
export async function openLocalStore(folder: string): Promise<FileStore> {
  const arriving = join(folder, 'arriving');
  await deleteAbortedUploads(arriving);

  const getPath = (key: string) => join(folder, requireSafeKey(key).slice(0, 2), key);
  const getArrival = (key: string) => join(arriving, requireSafeKey(key));

  return {
    async put(key, content) {
      const [path, arrival] = [getPath(key), getArrival(key)];
      try {
        await writeDurably(arrival, content);
        await createFolder(dirname(path));
        await rename(arrival, path);
        await flushFolder(dirname(path));
      } catch (error) {
        await rm(arrival, { force: true });
        throw error;
      }
    },

    async get(key) {
      try {
        const file = await open(getPath(key));
        return file.createReadStream();
      } catch (error) {
        if (getErrorCode(error) === 'ENOENT') return null;
        throw error;
      }
    },

    async delete(key) {
      await rm(getPath(key), { force: true });
      await rm(getArrival(key), { force: true });
    },

    exists: (key) =>
      access(getPath(key)).then(
        () => true,
        () => false,
      ),
  };
}

/** Writes a stream to a file and flushes it to disk. Returns the number of bytes. */
export async function writeDurably(path: string, content: Readable): Promise<number> {
  await createFolder(dirname(path));
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  try {
    await pipeline(content, target);
  } finally {
    // A file that is still being opened would be made after its removal.
    if (!target.closed) await once(target, 'close');
  }
  return target.bytesWritten;
}

/**
 * Opens a file as a stream, and deletes the file when the stream has been read to its end or its reader has
 * given up.
 */
export function streamFileAndDelete(path: string): Readable {
  return createReadStream(path).once('close', () => void rm(path, { force: true }));
}

/** Deletes the files of aborted uploads from the folder in which files arrive. */
export async function deleteAbortedUploads(arriving: string, now = Date.now()): Promise<void> {
  // Before the first upload there is no such folder.
  for (const name of await readdir(arriving).catch(() => [])) {
    const path = join(arriving, name);
    const found = await stat(path).catch(() => null);
    if (found && now - found.mtimeMs > LEFT_AFTER_MS) await rm(path, { force: true, recursive: true });
  }
}

/** A rename is only on the disk when its folder is. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
