import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusals/refusal';
import { type Form, receiveForm, type TypeOf, tooLarge } from './receive-form';
import { reserveFile } from './stored-files';
import { removeFile } from './sweep';

/** What a form weighs besides its files. */
const FORM_BYTES = 64 * 1024;

interface Sender {
  accountId: string;
  userId: string;
}

interface TakeOptions {
  /** In whose account the files are kept, and in whose name. */
  sender: Sender;
  /** How many files may come. */
  most: number;
  /** Bytes of one file. */
  maxBytes: number;
  /** Bytes of one field, where more than usual may come. */
  fieldBytes?: number | undefined;
  /** The type of a file, where others are taken than everywhere. */
  typeOf?: TypeOf | undefined;
}

/** What becomes of a form that has arrived. */
interface Taken<T> {
  answer: T;
  /** The ids of the files that were kept; all others are removed. */
  kept: readonly string[];
}

export const announcedBytes = ({ headers }: FastifyRequest): number => Number(headers['content-length']);

/** Refuses, before a byte is read, what is no form or says itself that it is more than `maxBytes` of files. */
export function requireForm(request: FastifyRequest, maxBytes: number): void {
  if (!/^multipart\/form-data\s*;/i.test(request.headers['content-type'] ?? '')) {
    throw new Refusal(415, 'Envie o conteúdo como formulário (multipart/form-data).');
  }
  if (!Number.isFinite(announcedBytes(request))) throw new Refusal(411, 'Informe o tamanho do conteúdo.');
  if (isTooMuch(request, maxBytes)) throw tooLarge(maxBytes);
}

/** Does a form announce more than `maxBytes` of files? */
export const isTooMuch = (request: FastifyRequest, maxBytes: number): boolean =>
  announcedBytes(request) > maxBytes + FORM_BYTES;

/**
 * Takes a form with files: each file has a place before its first byte arrives, `work` says which of them are kept, and
 * what is not kept is removed, whatever went wrong. The form arrives outside any transaction, so that a slow line holds
 * nobody up.
 */
export async function takeForm<T>(
  app: FastifyInstance,
  request: FastifyRequest,
  { sender, most, maxBytes, fieldBytes, typeOf }: TakeOptions,
  work: (form: Form) => Promise<Taken<T>>,
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
      typeOf,
      reserve: async () => {
        // The first place is as large as all that was announced.
        const bytes = reserved.length === 0 ? Math.min(announcedBytes(request), maxBytes * most) : 0;
        const place = { ...sender, bytes, accountBytes: files.limits.accountBytes };
        const id = await database.asAccount(sender, (tx) => reserveFile(tx, place));
        reserved.push(id);
        return id;
      },
    });
    const taken = await work(form);
    kept = taken.kept;
    return taken.answer;
  } catch (error) {
    // What is still on its way is read and forgotten, so that the sender gets to hear the refusal.
    request.raw.unpipe().resume();
    throw error;
  } finally {
    await forget(
      app,
      sender,
      reserved.filter((id) => !kept.includes(id)),
      request,
    );
  }
}

/** What could not be removed now is removed by the sweep. */
async function forget(app: FastifyInstance, { accountId }: Sender, ids: string[], request: FastifyRequest) {
  for (const id of ids) {
    await removeFile({ database: app.database, store: app.files.store }, accountId, id).catch((error) =>
      request.log.warn({ err: error }, 'upload left to the sweep'),
    );
  }
}
