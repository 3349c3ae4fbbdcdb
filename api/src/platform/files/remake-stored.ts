import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { remakePicture } from '../pictures';
import type { FileStore } from './file-store';
import type { ReceivedFile } from './receive-form';

/** Draws a picture that has arrived anew in its place, before it is kept: see `remakePicture`. */
export async function remakeStored(
  store: FileStore,
  file: ReceivedFile,
  longest: number,
): Promise<ReceivedFile> {
  const content = await store.get(file.id);
  if (!content) throw new Error('a picture that has just arrived is not there');
  const made = await remakePicture(await buffer(content), { longest, as: 'same' });
  await store.put(file.id, Readable.from([made.content]));
  return { ...file, contentType: made.contentType, size: made.content.length };
}
