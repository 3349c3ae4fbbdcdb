import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../../../platform/files/file-store';
import { Refusal } from '../../../platform/refusals/refusal';

/** Works in a folder that nobody else has, and leaves nothing of it. */
export async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'girassol-import-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => {});
  }
}

/** Works on a stored file as a file of this machine, for as long as that takes. */
export const withStored = <T>(
  store: FileStore,
  fileId: string,
  work: (path: string) => Promise<T>,
): Promise<T> =>
  inTemporaryFolder(async (folder) => {
    const content = await store.get(fileId);
    if (!content) throw new Refusal(422, 'O arquivo não está mais guardado. Envie-o de novo.');
    const path = join(folder, 'sheet');
    await pipeline(content, createWriteStream(path));
    return work(path);
  });
