import { Readable } from 'node:stream';
import { reencodePicture } from '../pictures';
import type { FileStore } from './file-store';
import type { ReceivedFile } from './receive-form';
import { toStoredBytes } from './to-stored-bytes';

/** Received picture after it was re-encoded, with width and height in pixels. */
export interface ReencodedPicture extends ReceivedFile {
  width: number;
  height: number;
}

/**
 * Re-encodes a received picture in the file store, before the file is saved, and returns the file with its
 * new size and type.
 */
export async function reencodeStoredPicture(
  store: FileStore,
  file: ReceivedFile,
  { longest, accountId }: { longest: number; accountId: string },
): Promise<ReencodedPicture> {
  const made = await reencodePicture(toStoredBytes(store, file), { longest, as: 'same' }, accountId);
  await store.put(file.id, Readable.from([made.content]));
  const { contentType, width, height } = made;
  return { ...file, contentType, size: made.content.length, width, height };
}
