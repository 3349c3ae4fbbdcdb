import type { Caller } from '@girassol/api-platform/access';
import type { ReceivedFile } from '@girassol/api-platform/files';
import { toStoredBytes } from '@girassol/api-platform/files/to-stored-bytes';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { formatBytes, isProposalImageType, WRONG_PROPOSAL_IMAGE_MESSAGE } from '@girassol/shared-domain';
import { MAX_SITE_IMAGE_BYTES } from '@girassol/shared-domain/website';
import type { FastifyInstance } from 'fastify';
import type { StoredImageSizes } from './save-site-image';
import { storeImageSizes } from './store-image-sizes';

/** A picture that has arrived, with its sizes. */
interface SizedFile extends ReceivedFile {
  drawn: StoredImageSizes;
}

/**
 * Scales an uploaded photo to the sizes that pages of a site use. The widest size replaces the uploaded file,
 * which removes metadata of the camera. Refuses files whose first bytes are not those of a photo.
 */
export async function prepareSiteImage(
  app: FastifyInstance,
  { accountId, userId }: Caller,
  file: ReceivedFile,
): Promise<SizedFile> {
  if (!isProposalImageType(file.contentType)) throw refused(415, WRONG_PROPOSAL_IMAGE_MESSAGE);
  if (file.size > MAX_SITE_IMAGE_BYTES)
    throw refused(413, `A imagem passa de ${formatBytes(MAX_SITE_IMAGE_BYTES)}. Envie uma menor.`);
  const content = toStoredBytes(app.files.store, file);
  const drawn = await storeImageSizes(app, {
    accountId,
    userId,
    name: file.name,
    content,
    replacedImageId: file.id,
  });
  const widest = drawn.sizes.webp.at(-1);
  return { ...file, ...(widest && { contentType: widest.contentType, size: widest.size }), drawn };
}

const refused = (status: 413 | 415, message: string) =>
  new Refusal(status, message, { fields: [{ path: 'file', message }] });
