import { join } from 'node:path';
import { serverSecret } from '../secrets/server-secret';
import { type FileLinks, fileLinks } from './file-links';
import type { FileStore } from './file-store';
import { openLocalStore } from './local-store';
import type { S3Settings } from './s3-store';

export interface FileLimits {
  /** Of one file. */
  maxBytes: number;
  /** Of all files of an account. */
  accountBytes: number;
}

/** Everything a use case needs to keep, offer and end files. */
export interface Files {
  store: FileStore;
  links: FileLinks;
  limits: FileLimits;
}

/** Where files are kept. */
export interface FilesPlace {
  /** Absolute. */
  dataDir: string;
  /** The bucket that keeps them; the data folder does when there is none. */
  s3: S3Settings | undefined;
}

/** The file store this process was told to use: a bucket when one is named, a folder of the data folder otherwise. */
export async function openStore({ dataDir, s3 }: FilesPlace): Promise<FileStore> {
  const folder = join(dataDir, 'files');
  if (!s3) return openLocalStore(folder);
  // Loaded only where it is used.
  const { openS3Store } = await import('./s3-store');
  return openS3Store(s3, join(folder, 'arriving'));
}

export const openFiles = async (config: FilesPlace & { fileLimits: FileLimits }): Promise<Files> => ({
  store: await openStore(config),
  links: fileLinks(serverSecret('file-links')),
  limits: config.fileLimits,
});
