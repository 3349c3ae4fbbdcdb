import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusals/refusal';
import type { FileServices } from './open-file-services';
import { registerExpiredFileDeletion } from './sweep';

declare module 'fastify' {
  interface FastifyInstance {
    /** Stored files, and their links. */
    files: FileServices;
  }
}

/** Registers the parser of multipart forms for upload routes, and the job that deletes expired files. */
export async function registerUploadsAndFileSweep(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false });
  app.addHook('preParsing', async (request) => {
    const isForm = /^multipart\//i.test(request.headers['content-type'] ?? '');
    if (isForm && !request.routeOptions.config?.takesUpload) {
      throw new Refusal(415, 'Envie o conteúdo como JSON (application/json).');
    }
  });
  registerExpiredFileDeletion(app);
}

export type { FileServices, FileStoreLocation } from './open-file-services';
export { openFileServices, openFileStore } from './open-file-services';
export type { ReceivedFile } from './receive-form';
export { type ReencodedPicture, reencodeStoredPicture } from './reencode-stored-picture';
export { servePublicFilesUpload } from './serve-public-upload';
export { serveFilesUpload, serveUpload, serveUploadInspection, type UploadInput } from './serve-upload';
export {
  cancelFileDeletion,
  reserveFile,
  type StoredFile,
  saveReservedFile,
  scheduleFileDeletion,
  sumUsedBytes,
} from './stored-files';
export { deleteFileNow } from './sweep';
