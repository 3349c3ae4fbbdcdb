import { join } from 'node:path';
import type { Config } from '../../config';
import { type FileLinks, fileLinks } from './file-links';
import type { FileStore } from './file-store';
import { openLocalStore } from './local-store';
import { serverSecret } from './server-secret';

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

type FilesConfig = Pick<Config, 'dataDir' | 's3' | 'fileLimits'>;

/** The file store this process was told to use: a bucket when one is named, a folder of the data folder otherwise. */
export async function openStore({ dataDir, s3 }: Pick<FilesConfig, 'dataDir' | 's3'>): Promise<FileStore> {
  const folder = join(dataDir, 'files');
  if (!s3) return openLocalStore(folder);
  // Loaded only where it is used.
  const { openS3Store } = await import('./s3-store');
  return openS3Store(s3, join(folder, 'arriving'));
}

export const openFiles = async (config: FilesConfig): Promise<Files> => ({
  store: await openStore(config),
  links: fileLinks(serverSecret('file-links')),
  limits: config.fileLimits,
});
