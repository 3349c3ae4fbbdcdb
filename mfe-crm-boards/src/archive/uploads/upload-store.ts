import { ApiError, getConnectionStatus } from '@girassol/shared-auth';
import { OFFLINE_KEY_PREFIX, removeFileExtension } from '@girassol/shared-domain';
import { announce } from '@girassol/shared-ui';
import { addOrReplaceFile } from '../state/archive-state';
import { changeCachedArchive, refreshArchive } from '../state/use-archive';
import { checkFile } from './check-file';
import { type UploadFolder, uploadOrQueue } from './waiting-files';

/**
 * Upload of one file to a folder of a customer's archive: waiting, in progress with its share from 0 to 1, or
 * failed with the reason.
 */
export interface Upload {
  id: string;
  cid: string;
  /** Item or customer in words that people know. */
  recordName: string | undefined;
  folder: UploadFolder;
  file: File;
  name: string;
  state: 'waiting' | 'sending' | 'failed';
  /** From 0 to 1. */
  share: number;
  /** Reason of the failure; undefined while the upload has not failed. */
  problem: string | undefined;
  /** Another try may succeed: the line was cut, or the server was away. */
  mayRetry: boolean;
}

/** Together on one line, more only get slower. */
const MAX_CONCURRENT_UPLOADS = 2;

let uploads: readonly Upload[] = [];
const listeners = new Set<() => void>();
const controllers = new Map<string, AbortController>();

/** Store of uploads outside React, so that uploads continue while the person visits another tab. */
export const uploadStore = {
  get: (): readonly Upload[] => uploads,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function set(next: readonly Upload[]): void {
  uploads = next;
  for (const listener of listeners) listener();
}

const change = (id: string, values: Partial<Upload>) =>
  set(uploads.map((upload) => (upload.id === id ? { ...upload, ...values } : upload)));

const remove = (id: string) => set(uploads.filter((upload) => upload.id !== id));

interface NewUploads {
  cid: string;
  recordName: string | undefined;
  folder: UploadFolder;
  files: readonly File[];
  maxBytes: number;
  /** Name for a single file. Defaults to the name of the file without its extension. */
  name?: string;
}

/** Starts uploading files to a folder. Files that fail the check are listed as failed and are not sent. */
export function startUploads({ cid, recordName, folder, files, maxBytes, name }: NewUploads): void {
  const added = files.map((file): Upload => {
    const problem = checkFile(file, maxBytes);
    return {
      id: crypto.randomUUID(),
      cid,
      recordName,
      folder,
      file,
      name: name ?? removeFileExtension(file.name),
      state: problem ? 'failed' : 'waiting',
      share: 0,
      mayRetry: false,
      problem,
    };
  });
  set([...uploads, ...added]);
  sendNext();
}

/** Returns the uploads to a folder: by its id, or by its name where the upload or the folder has none. */
export const listUploads = (all: readonly Upload[], { _id, name }: UploadFolder): Upload[] =>
  all.filter(({ folder }) =>
    folder._id === undefined || _id === undefined ? folder.name === name : folder._id === _id,
  );

/** Aborts an upload and removes it from the list. */
export function cancelUpload(id: string): void {
  controllers.get(id)?.abort();
  remove(id);
  sendNext();
}

/** Queues a failed upload again. */
export function retryUpload(id: string): void {
  change(id, { state: 'waiting', share: 0, problem: undefined, mayRetry: false });
  sendNext();
}

/** Aborts and removes all uploads. For tests. */
export function clearUploads(): void {
  for (const { id } of uploads) controllers.get(id)?.abort();
  set([]);
}

function sendNext(): void {
  const sending = uploads.filter(({ state }) => state === 'sending').length;
  // Without a signal one after the other: it is the order in which they wait.
  const most = getConnectionStatus() === 'OFFLINE' ? 1 : MAX_CONCURRENT_UPLOADS;
  for (const upload of uploads
    .filter(({ state }) => state === 'waiting')
    .slice(0, Math.max(0, most - sending))) {
    void send(upload);
  }
}

async function send({ id, cid, recordName, folder, file, name }: Upload): Promise<void> {
  const controller = new AbortController();
  controllers.set(id, controller);
  change(id, { state: 'sending' });
  try {
    const answer = await uploadOrQueue({
      cid,
      recordName,
      folder,
      name,
      file,
      onProgress: (share) => change(id, { share }),
      signal: controller.signal,
      // A repetition after a lost answer does not add the file twice.
      idempotencyKey: OFFLINE_KEY_PREFIX + id,
    });
    if (answer !== 'waiting') changeCachedArchive(cid, (archive) => addOrReplaceFile(archive, answer.file));
    remove(id);
    announce(answer === 'waiting' ? `${name} espera sinal neste aparelho.` : `${name} enviado.`);
  } catch (error) {
    if (!controller.signal.aborted) change(id, toFailedUpload(error));
  } finally {
    controllers.delete(id);
    sendNext();
    if (!uploads.some((other) => other.cid === cid && other.state !== 'failed')) void refreshArchive(cid);
  }
}

function toFailedUpload(error: unknown): Partial<Upload> {
  const isTemporary = !(error instanceof ApiError) || error.isTemporary;
  const problem =
    error instanceof ApiError && error.status > 0
      ? error.message
      : 'O envio foi interrompido. Verifique a sua conexão e tente novamente.';
  return { state: 'failed', share: 0, problem, mayRetry: isTemporary };
}
