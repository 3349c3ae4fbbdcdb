import { createWriteStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '@girassol/api-platform/files/file-store';
import { withTemporaryFolder } from '@girassol/api-platform/files/temporary-folder';
import { toFullDiskRefusal } from '@girassol/api-platform/refusals/full-disk-message';
import { Refusal } from '@girassol/api-platform/refusals/refusal';

/**
 * Runs `work` on a temporary local copy of a stored spreadsheet, and deletes the copy afterwards. Throws 422
 * if the file is no longer stored.
 */
export const withLocalCopy = <T>(
  store: FileStore,
  fileId: string,
  work: (path: string) => Promise<T>,
): Promise<T> =>
  withTemporaryFolder(tmpdir(), async (folder) => {
    const content = await store.get(fileId);
    if (!content) throw new Refusal(422, 'O arquivo não está mais guardado. Envie-o de novo.');
    const path = join(folder, 'sheet');
    try {
      await pipeline(content, createWriteStream(path));
    } catch (error) {
      throw toFullDiskRefusal(error);
    }
    return work(path);
  });
