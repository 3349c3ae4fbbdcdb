import { buffer } from 'node:stream/consumers';
import { formatBytes, isProposalImage, WRONG_IMAGE } from '@girassol/shared-domain';
import { MAX_SITE_IMAGE_BYTES } from '@girassol/shared-domain/website';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../../../platform/access';
import type { ReceivedFile } from '../../../../platform/files';
import { Refusal } from '../../../../platform/refusals/refusal';
import type { DrawnImage } from './keep-image';
import { storeSizes } from './store-sizes';

/** A picture that has arrived, with its sizes. */
interface SizedFile extends ReceivedFile {
  drawn: DrawnImage;
}

/**
 * Refuses what is no photo, by its first bytes and not by its name, and draws the sizes of the others. The widest takes
 * the place of what was sent, with which goes what the camera knew of the place.
 */
export async function takeImage(
  app: FastifyInstance,
  { accountId, userId }: Caller,
  file: ReceivedFile,
): Promise<SizedFile> {
  if (!isProposalImage(file.contentType)) throw refused(415, WRONG_IMAGE);
  if (file.size > MAX_SITE_IMAGE_BYTES)
    throw refused(413, `A imagem passa de ${formatBytes(MAX_SITE_IMAGE_BYTES)}. Envie uma menor.`);
  const stored = await app.files.store.get(file.id);
  if (!stored) throw new Error('a picture that has just arrived is not there');
  const content = await buffer(stored);
  const drawn = await storeSizes(app, { accountId, userId, name: file.name, content, inPlaceOf: file.id });
  const widest = drawn.sizes.webp.at(-1);
  return { ...file, ...(widest && { contentType: widest.contentType, size: widest.size }), drawn };
}

const refused = (status: 413 | 415, message: string) =>
  new Refusal(status, message, { fields: [{ path: 'file', message }] });
