import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ImageSize } from '../../../../platform/database';
import { reserveFile } from '../../../../platform/files/stored-files';
import { type DrawnSize, drawSizes } from '../../../../platform/pictures';
import type { DrawnImage } from './keep-image';

interface NewImage {
  accountId: string;
  /** In whose name. */
  userId: string;
  name: string;
  content: Buffer;
  /** A stored file that the widest size takes the place of. */
  inPlaceOf?: string;
}

/** Draws a picture in the sizes that pages show, and stores them. The sweep ends what no transaction keeps. */
export async function storeSizes(
  { database, files }: FastifyInstance,
  { accountId, userId, name, content, inPlaceOf }: NewImage,
): Promise<DrawnImage> {
  const { width, height, webp, og } = await drawSizes(content);
  const store = async (drawn: DrawnSize, place?: string): Promise<ImageSize> => {
    const size = drawn.content.length;
    const wanted = { accountId, userId, bytes: size, accountBytes: files.limits.accountBytes };
    const fileId = place ?? (await database.asAccount({ accountId }, (tx) => reserveFile(tx, wanted)));
    await files.store.put(fileId, Readable.from([drawn.content]));
    return { fileId, width: drawn.width, height: drawn.height, contentType: drawn.contentType, size };
  };
  const sizes: ImageSize[] = [];
  for (const drawn of webp) sizes.push(await store(drawn, drawn === webp.at(-1) ? inPlaceOf : undefined));
  return { name, width, height, sizes: { webp: sizes, og: await store(og) } };
}
