import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../../../platform/access';
import { removeFile } from '../../../../platform/files/sweep';
import type { DrawnImage } from './keep-image';

/** Removes the sizes of a picture that belongs to nobody: the call was a repetition, or came to nothing. */
export async function dropSizes(
  { database, files, log }: FastifyInstance,
  { accountId }: Caller,
  { sizes }: DrawnImage,
): Promise<void> {
  for (const { fileId } of [...sizes.webp, sizes.og])
    await removeFile({ database, store: files.store }, accountId, fileId).catch((error: unknown) =>
      // The sweep comes for it later.
      log.warn({ err: error }, 'a picture that nobody has stays for now'),
    );
}
