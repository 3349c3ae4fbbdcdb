import { apiOrQueue, type WaitingWrite } from '@girassol/shared-auth';
import { formatBytes } from '@girassol/shared-domain';
import type { ArchiveFolder } from '@girassol/shared-domain/contract';

const UPLOAD = 'POST /archives/customer/file/:cid/:folderId';
const UPLOAD_BY_NAME = 'POST /archives/customer/file-by-folder-name/:cid';

/** Name of a customer of whom nothing was ever opened on this device. */
const UNKNOWN_CUSTOMER = 'Cliente ainda não aberto neste aparelho';

/** Folder that takes a file: by its name alone where the archive was never opened on this device. */
export type UploadFolder = Pick<ArchiveFolder, 'name'> & Partial<Pick<ArchiveFolder, '_id'>>;

/** Returns the name under which the uploads of a customer's archive wait: one after the other. */
export const getArchiveRecord = (cid: string): string => `archive ${cid}`;

interface FileUpload {
  cid: string;
  /** Item or customer in words that people know; undefined where nothing of the customer was ever opened on this device. */
  recordName: string | undefined;
  folder: UploadFolder;
  name: string;
  file: File;
  onProgress: (share: number) => void;
  signal: AbortSignal;
  idempotencyKey: string;
}

/** Sends a file to a folder, or puts it on this device until there is a signal: then the answer is `'waiting'`. */
export function uploadOrQueue({ cid, recordName, folder, name, file, ...sending }: FileUpload) {
  const options = { file, silent: true, ...sending };
  const description = {
    record: getArchiveRecord(cid),
    recordName: recordName ?? UNKNOWN_CUSTOMER,
    title: `Arquivo para a pasta ${folder.name}`,
    detail: `${name} · ${formatBytes(file.size)}`,
  };
  return folder._id === undefined
    ? apiOrQueue(
        UPLOAD_BY_NAME,
        { params: { cid }, body: { name, folderName: folder.name }, ...options },
        description,
      )
    : apiOrQueue(
        UPLOAD,
        { params: { cid, folderId: folder._id }, body: { name, folderName: folder.name }, ...options },
        description,
      );
}

/** File that waits for a signal in a folder: its write and its name. */
export interface WaitingFile {
  write: WaitingWrite;
  name: string;
  /** In bytes. */
  size: number;
}

/** Returns the files that wait for a signal in a folder, in the order in which they are sent. */
export const listWaitingFiles = (writes: readonly WaitingWrite[], folder: UploadFolder): WaitingFile[] =>
  writes.flatMap((write) =>
    isForFolder(write, folder) && write.file && hasName(write.body)
      ? [{ write, name: write.body.name, size: write.file.size }]
      : [],
  );

function isForFolder({ call, params, body }: WaitingWrite, { _id, name }: UploadFolder): boolean {
  if (call === UPLOAD) return _id !== undefined && params.folderId === _id;
  return call === UPLOAD_BY_NAME && hasName(body) && Reflect.get(body, 'folderName') === name;
}

const hasName = (body: unknown): body is { name: string } =>
  typeof body === 'object' && body !== null && typeof Reflect.get(body, 'name') === 'string';
