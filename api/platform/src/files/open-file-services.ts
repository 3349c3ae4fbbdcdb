import { join } from 'node:path';
import { createSecretLoader } from '../secrets/create-secret-loader';
import { createFileLinkSigner, type FileLinkSigner } from './file-link-signer';
import type { FileStore } from './file-store';
import { openLocalStore } from './local-store';
import type { S3Settings } from './s3-store';

/** Limits of stored files in bytes: of one file, and of all files of an account. */
export interface FileLimits {
  /** Maximum size of one file in bytes. */
  maxBytes: number;
  /** Maximum size of all files of an account in bytes. */
  accountBytes: number;
}

/** File store, link signer and limits, for use cases that store, offer or delete files. */
export interface FileServices {
  store: FileStore;
  links: FileLinkSigner;
  limits: FileLimits;
}

/** Location of stored files: a bucket or a data folder. */
export interface FileStoreLocation {
  /** Absolute. */
  dataDir: string;
  /** The bucket that keeps them; the data folder does when there is none. */
  s3: S3Settings | undefined;
}

/** Opens the configured file store: a bucket if one is named, otherwise a folder in the data folder. */
export async function openFileStore({ dataDir, s3 }: FileStoreLocation): Promise<FileStore> {
  const folder = join(dataDir, 'files');
  if (!s3) return openLocalStore(folder);
  // Loaded only where it is used.
  const { openS3Store } = await import('./s3-store');
  return openS3Store(s3, join(folder, 'arriving'));
}

/** Opens the configured file store and creates the link signer for it. */
export const openFileServices = async (
  config: FileStoreLocation & { fileLimits: FileLimits },
): Promise<FileServices> => ({
  store: await openFileStore(config),
  links: createFileLinkSigner(createSecretLoader('file-links')),
  limits: config.fileLimits,
});
