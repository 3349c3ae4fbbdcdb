import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusals/refusal';
import {
  createFileTooLargeRefusal,
  type DetectFileType,
  type ReceivedForm,
  receiveForm,
} from './receive-form';
import { reserveFile } from './stored-files';
import { deleteFileNow } from './sweep';

/** Bytes allowed for a form besides its files. */
const FORM_BYTES = 64 * 1024;

interface Sender {
  accountId: string;
  userId: string;
}

interface TakeOptions {
  /** In whose account the files are kept, and in whose name. */
  sender: Sender;
  /** Maximum number of files. */
  most: number;
  /** Bytes of one file. */
  maxBytes: number;
  /** Bytes of one field, where more than usual may come. */
  fieldBytes?: number | undefined;
  /** The type of a file, where others are taken than everywhere. */
  getType?: DetectFileType | undefined;
}

/** Result of the work on a received form. */
interface FormResult<T> {
  answer: T;
  /** The ids of the files that were kept; all others are removed. */
  savedIds: readonly string[];
}

/** Returns the number of bytes that a request announces in its `content-length` header. */
export const getAnnouncedBytes = ({ headers }: FastifyRequest): number => Number(headers['content-length']);

/**
 * Throws a refusal, before a byte of the body is read, for a request that is no multipart form (415), states
 * no length (411), or announces more than `maxBytes` of files (413).
 */
export function requireMultipartForm(request: FastifyRequest, maxBytes: number): void {
  if (!/^multipart\/form-data\s*;/i.test(request.headers['content-type'] ?? '')) {
    throw new Refusal(415, 'Envie o conteúdo como formulário (multipart/form-data).');
  }
  if (!Number.isFinite(getAnnouncedBytes(request))) throw new Refusal(411, 'Informe o tamanho do conteúdo.');
  if (isAnnouncedTooLarge(request, maxBytes)) throw createFileTooLargeRefusal(maxBytes);
}

/**
 * Checks whether a request announces more than `maxBytes` of files, apart from some bytes for the form
 * itself.
 */
export const isAnnouncedTooLarge = (request: FastifyRequest, maxBytes: number): boolean =>
  getAnnouncedBytes(request) > maxBytes + FORM_BYTES;

/**
 * Receives a multipart form and runs `work` on its fields and files. Each file is reserved before its first
 * byte arrives; files that `work` does not return as saved are deleted, even if `work` throws. No transaction
 * is open while the form arrives, so that a slow connection blocks nobody.
 */
export async function processUploadForm<T>(
  app: FastifyInstance,
  request: FastifyRequest,
  { sender, most, maxBytes, fieldBytes, getType }: TakeOptions,
  work: (form: ReceivedForm) => Promise<FormResult<T>>,
): Promise<T> {
  const { database, files } = app;
  const reserved: string[] = [];
  let kept: readonly string[] = [];
  try {
    const form = await receiveForm(request, {
      store: files.store,
      maxBytes,
      most,
      fieldBytes,
      getType,
      reserve: async () => {
        // The first place is as large as all that was announced.
        const bytes = reserved.length === 0 ? Math.min(getAnnouncedBytes(request), maxBytes * most) : 0;
        const place = { ...sender, bytes, accountBytes: files.limits.accountBytes };
        const id = await database.asAccount(sender, (tx) => reserveFile(tx, place));
        reserved.push(id);
        return id;
      },
    });
    const taken = await work(form);
    kept = taken.savedIds;
    return taken.answer;
  } catch (error) {
    // The rest of the request is read and discarded, so that the sender receives the refusal.
    request.raw.unpipe().resume();
    throw error;
  } finally {
    await deleteUnsavedFiles(
      app,
      sender,
      reserved.filter((id) => !kept.includes(id)),
      request,
    );
  }
}

/** Deletes the files that were not saved; the sweep deletes those for which this fails. */
async function deleteUnsavedFiles(
  app: FastifyInstance,
  { accountId }: Sender,
  ids: string[],
  request: FastifyRequest,
) {
  for (const id of ids) {
    await deleteFileNow({ database: app.database, store: app.files.store }, accountId, id).catch((error) =>
      request.log.warn({ err: error }, 'upload left to the sweep'),
    );
  }
}
