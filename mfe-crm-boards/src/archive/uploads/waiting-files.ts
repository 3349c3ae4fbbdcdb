import { apiOrQueue, type WaitingWrite } from '@girassol/shared-auth';
import { formatBytes } from '@girassol/shared-domain';

const UPLOAD = 'POST /archives/customer/file/:cid/:folderId';

/** Returns the name under which the uploads of a customer's archive wait: one after the other. */
export const getArchiveRecord = (cid: string): string => `archive ${cid}`;

interface FileUpload {
  cid: string;
  folderId: string;
  name: string;
  file: File;
  onProgress: (share: number) => void;
  signal: AbortSignal;
  idempotencyKey: string;
}

/** Sends a file to a folder, or puts it on this device until there is a signal: then the answer is `'waiting'`. */
export const uploadOrQueue = ({ cid, folderId, name, file, ...sending }: FileUpload) =>
  apiOrQueue(
    UPLOAD,
    { params: { cid, folderId }, body: { name }, file, silent: true, ...sending },
    {
      record: getArchiveRecord(cid),
      title: 'Arquivo do cliente',
      detail: `${name} · ${formatBytes(file.size)}`,
    },
  );

/** File that waits for a signal in a folder: its write and its name. */
export interface WaitingFile {
  write: WaitingWrite;
  name: string;
  /** In bytes. */
  size: number;
}

/** Returns the files that wait for a signal in a folder, in the order in which they are sent. */
export const listWaitingFiles = (writes: readonly WaitingWrite[], folderId: string): WaitingFile[] =>
  writes.flatMap((write) =>
    write.call === UPLOAD && write.params.folderId === folderId && write.file && hasName(write.body)
      ? [{ write, name: write.body.name, size: write.file.size }]
      : [],
  );

const hasName = (body: unknown): body is { name: string } =>
  typeof body === 'object' && body !== null && typeof Reflect.get(body, 'name') === 'string';
