import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { codeOf } from '../database';
import { makeFolder } from '../make-folder';
import { type FileStore, requireKey } from './file-store';

/** No upload takes longer; what lies in the folder of arrivals after that was left by a process that died. */
const LEFT_AFTER_MS = 6 * 60 * 60_000;

/**
 * Files in a folder of this machine. They arrive in `arriving/`, are flushed to the disk and then renamed to their place,
 * so that a file is there whole or not at all, whenever the process ends.
 */
export async function openLocalStore(folder: string): Promise<FileStore> {
  const arriving = join(folder, 'arriving');
  await clearLeftovers(arriving);

  const pathOf = (key: string) => join(folder, requireKey(key).slice(0, 2), key);
  const arrivalOf = (key: string) => join(arriving, requireKey(key));

  return {
    async put(key, content) {
      const [path, arrival] = [pathOf(key), arrivalOf(key)];
      try {
        await writeThrough(arrival, content);
        await makeFolder(dirname(path));
        await rename(arrival, path);
        await flushFolder(dirname(path));
      } catch (error) {
        await rm(arrival, { force: true });
        throw error;
      }
    },

    async get(key) {
      try {
        const file = await open(pathOf(key));
        return file.createReadStream();
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return null;
        throw error;
      }
    },

    async delete(key) {
      await rm(pathOf(key), { force: true });
      await rm(arrivalOf(key), { force: true });
    },

    exists: (key) =>
      access(pathOf(key)).then(
        () => true,
        () => false,
      ),
  };
}

/** Writes a whole stream to a file and to the disk under it. Answers how many bytes they were. */
export async function writeThrough(path: string, content: Readable): Promise<number> {
  await makeFolder(dirname(path));
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  try {
    await pipeline(content, target);
  } finally {
    // A file that is still being opened would be made after its removal.
    if (!target.closed) await once(target, 'close');
  }
  return target.bytesWritten;
}

/** Reads a file and removes it when it has been read or given up. */
export function readOnce(path: string): Readable {
  return createReadStream(path).once('close', () => void rm(path, { force: true }));
}

/** Removes what uploads that never ended left behind. */
export async function clearLeftovers(arriving: string, now = Date.now()): Promise<void> {
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
