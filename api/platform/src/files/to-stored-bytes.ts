import { StoredBytes } from '../untrusted';
import type { FileStore } from './file-store';

const isGone = () => new Error('the contents of a stored file are not there');

/**
 * Converts a stored file to `StoredBytes`, the input of an untrusted task. `gone` creates the error for a
 * file whose contents are missing in the store.
 */
export const toStoredBytes = (
  store: FileStore,
  { id, size }: { id: string; size: number },
  gone: () => Error = isGone,
): StoredBytes =>
  new StoredBytes(size, async () => {
    const content = await store.get(id);
    if (!content) throw gone();
    return content;
  });
