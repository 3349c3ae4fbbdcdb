import { ApiError, api } from '@girassol/shared-auth';
import { withoutExtension } from '@girassol/shared-domain';
import { announce } from '@girassol/shared-ui';
import { withFile } from '../state/archive-state';
import { changeArchive, readArchiveAgain } from '../state/use-archive';
import { problemOf } from './check-file';

/** A file on its way to a folder, or one that did not get there. */
export interface Upload {
  id: string;
  cid: string;
  folderId: string;
  file: File;
  name: string;
  state: 'waiting' | 'sending' | 'failed';
  /** From 0 to 1. */
  share: number;
  /** Why it failed. */
  problem: string | undefined;
  /** Another try may succeed: the line was cut, or the server was away. */
  mayRetry: boolean;
}

/** Together on one line, more only get slower. */
const AT_ONCE = 2;

let uploads: readonly Upload[] = [];
const listeners = new Set<() => void>();
const controllers = new Map<string, AbortController>();

/** Uploads live outside the screen: they go on while a person looks at another tab. */
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
  folderId: string;
  files: readonly File[];
  maxBytes: number;
  /** What a single file is to be called; its own name otherwise. */
  name?: string;
}

/** Sends files to a folder. What cannot be sent is said beside the others, and not sent. */
export function startUploads({ cid, folderId, files, maxBytes, name }: NewUploads): void {
  const added = files.map((file): Upload => {
    const problem = problemOf(file, maxBytes);
    return {
      id: crypto.randomUUID(),
      cid,
      folderId,
      file,
      name: name ?? withoutExtension(file.name),
      state: problem ? 'failed' : 'waiting',
      share: 0,
      mayRetry: false,
      problem,
    };
  });
  set([...uploads, ...added]);
  sendNext();
}

export function cancelUpload(id: string): void {
  controllers.get(id)?.abort();
  remove(id);
  sendNext();
}

export function retryUpload(id: string): void {
  change(id, { state: 'waiting', share: 0, problem: undefined, mayRetry: false });
  sendNext();
}

/** Forgets everything: for tests. */
export function clearUploads(): void {
  for (const { id } of uploads) controllers.get(id)?.abort();
  set([]);
}

function sendNext(): void {
  const sending = uploads.filter(({ state }) => state === 'sending').length;
  for (const upload of uploads.filter(({ state }) => state === 'waiting').slice(0, AT_ONCE - sending)) {
    void send(upload);
  }
}

async function send({ id, cid, folderId, file, name }: Upload): Promise<void> {
  const controller = new AbortController();
  controllers.set(id, controller);
  change(id, { state: 'sending' });
  try {
    const answer = await api('POST /archives/customer/file/:cid/:folderId', {
      params: { cid, folderId },
      body: { name },
      file,
      onProgress: (share) => change(id, { share }),
      signal: controller.signal,
      silent: true,
      // A repetition after a lost answer does not add the file twice.
      idempotencyKey: id,
    });
    changeArchive(cid, (archive) => withFile(archive, answer.file));
    remove(id);
    announce(`${name} enviado.`);
  } catch (error) {
    if (!controller.signal.aborted) change(id, failureOf(error));
  } finally {
    controllers.delete(id);
    sendNext();
    if (!uploads.some((other) => other.cid === cid && other.state !== 'failed')) void readArchiveAgain(cid);
  }
}

function failureOf(error: unknown): Partial<Upload> {
  const isTemporary = !(error instanceof ApiError) || error.isTemporary;
  const problem =
    error instanceof ApiError && error.status > 0
      ? error.message
      : 'O envio foi interrompido. Verifique a sua conexão e tente novamente.';
  return { state: 'failed', share: 0, problem, mayRetry: isTemporary };
}
