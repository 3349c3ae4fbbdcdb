import { createWriteStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../../../platform/files/file-store';
import { inTemporaryFolder } from '../../../platform/files/temporary-folder';
import { inWords } from '../../../platform/refusals/full-disk';
import { Refusal } from '../../../platform/refusals/refusal';

/** Works on a stored file as a file of this machine, for as long as that takes. */
export const withStored = <T>(
  store: FileStore,
  fileId: string,
  work: (path: string) => Promise<T>,
): Promise<T> =>
  inTemporaryFolder(tmpdir(), async (folder) => {
    const content = await store.get(fileId);
    if (!content) throw new Refusal(422, 'O arquivo não está mais guardado. Envie-o de novo.');
    const path = join(folder, 'sheet');
    try {
      await pipeline(content, createWriteStream(path));
    } catch (error) {
      throw inWords(error);
    }
    return work(path);
  });
