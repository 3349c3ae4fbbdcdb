import type { Caller } from '@girassol/api-platform/access';
import { deleteFileNow } from '@girassol/api-platform/files/sweep';
import type { FastifyInstance } from 'fastify';
import type { StoredImageSizes } from './save-site-image';

/**
 * Deletes the stored sizes of a site's picture that was not saved, because the request failed or repeated an
 * earlier request.
 */
export async function deleteImageSizes(
  { database, files, log }: FastifyInstance,
  { accountId }: Caller,
  { sizes }: StoredImageSizes,
): Promise<void> {
  for (const { fileId } of [...sizes.webp, sizes.og])
    await deleteFileNow({ database, store: files.store }, accountId, fileId).catch((error: unknown) =>
      // The sweep comes for it later.
      log.warn({ err: error }, 'a picture that nobody has stays for now'),
    );
}
