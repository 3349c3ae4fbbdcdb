import { Readable } from 'node:stream';
import type { ImageVariant } from '@girassol/api-platform/database';
import { reserveFile } from '@girassol/api-platform/files/stored-files';
import { type ResizedPicture, resizePictureToPageSizes } from '@girassol/api-platform/pictures';
import type { SendableTaskInput } from '@girassol/api-platform/untrusted';
import type { FastifyInstance } from 'fastify';
import type { StoredImageSizes } from './save-site-image';

interface NewImage {
  accountId: string;
  /** In whose name. */
  userId: string;
  name: string;
  content: SendableTaskInput<Buffer>;
  /** A stored file that the widest size takes the place of. */
  replacedImageId?: string;
}

/**
 * Scales a picture to the sizes that pages of a site use, and stores the files. Files that no later
 * transaction assigns to the account are deleted by the cleanup of unused files.
 */
export async function storeImageSizes(
  { database, files }: FastifyInstance,
  { accountId, userId, name, content, replacedImageId }: NewImage,
): Promise<StoredImageSizes> {
  const { width, height, webp, og } = await resizePictureToPageSizes(content, accountId);
  const store = async (drawn: ResizedPicture, place?: string): Promise<ImageVariant> => {
    const size = drawn.content.length;
    const wanted = { accountId, userId, bytes: size, accountBytes: files.limits.accountBytes };
    const fileId = place ?? (await database.asAccount({ accountId }, (tx) => reserveFile(tx, wanted)));
    await files.store.put(fileId, Readable.from([drawn.content]));
    return { fileId, width: drawn.width, height: drawn.height, contentType: drawn.contentType, size };
  };
  const sizes: ImageVariant[] = [];
  for (const drawn of webp)
    sizes.push(await store(drawn, drawn === webp.at(-1) ? replacedImageId : undefined));
  return { name, width, height, sizes: { webp: sizes, og: await store(og) } };
}
