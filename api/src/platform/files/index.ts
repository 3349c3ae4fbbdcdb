import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusals/refusal';
import type { Files } from './open-files';
import { keepSweeping } from './sweep';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where files are kept, and how they are offered. */
    files: Files;
  }
}

/** Lets the routes that say so take forms with a file, and ends files whose time is over. */
export async function registerFiles(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false });
  app.addHook('preParsing', async (request) => {
    const isForm = /^multipart\//i.test(request.headers['content-type'] ?? '');
    if (isForm && !request.routeOptions.config?.takesUpload) {
      throw new Refusal(415, 'Envie o conteúdo como JSON (application/json).');
    }
  });
  keepSweeping(app);
}

export type { Files, FilesPlace } from './open-files';
export { openFiles, openStore } from './open-files';
export type { ReceivedFile } from './receive-form';
export { remakeStored } from './remake-stored';
export { serveLook, serveUpload, type UploadInput } from './serve-upload';
export { dropFiles, recoverFiles, type StoredFile, UNDO_HOURS, usedBytes } from './stored-files';
