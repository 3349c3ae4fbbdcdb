import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { cp, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PRODUCT_VERSION } from '@girassol/shared-domain';
import type pg from 'pg';
import { createFolder } from '../create-folder';
import { StartFailure } from '../database';
import { writeDump } from '../database/copy/dump-tables';
import { receiveCopy } from '../database/copy/serve-copy';
import { withEmbeddedOwnerPool } from '../database/embedded';
import { withServerOwnerPool } from '../database/server';
import { openFileStore } from '../files';
import { removeFilePermissionsOfOthers, setPrivateUmask } from '../private-files';
import { type BackupFileList, listStoredFilesOfDump } from './list-stored-files-of-dump';
import { BACKUP_PART_NAMES, type BackupManifest, type InstallationLocation } from './parts';

/**
 * Backs up the database and the files of this installation into a new folder while the installation runs:
 * first the database as of one moment, then the files that the database names (their contents never change,
 * and deleted files stay for a day). Writes `backup.json` last: a folder without it is no complete backup.
 */
export async function backUp(place: InstallationLocation, folder: string): Promise<BackupManifest> {
  setPrivateUmask();
  await requireNewFolder(folder);
  const dump = join(folder, BACKUP_PART_NAMES.database);
  await copyDatabase(place, dump);
  const kept = await listStoredFilesOfDump(dump);
  await copyFiles(place, folder, kept);
  const published = join(place.dataDir, 'releases');
  if (existsSync(published))
    await cp(published, join(folder, BACKUP_PART_NAMES.releases), { recursive: true });
  // Copied files have the rights of their originals.
  await removeFilePermissionsOfOthers(folder);
  const note: BackupManifest = {
    format: 1,
    at: kept.at,
    version: PRODUCT_VERSION,
    database: { sha256: await computeFileSha256(dump), bytes: (await stat(dump)).size, rows: kept.rows },
    files: kept.files.length,
  };
  await writeFile(join(folder, BACKUP_PART_NAMES.note), `${JSON.stringify(note, null, 2)}\n`, {
    mode: 0o600,
  });
  return note;
}

async function requireNewFolder(folder: string): Promise<void> {
  await createFolder(folder, { mode: 0o700 });
  if ((await readdir(folder)).length > 0) {
    throw new StartFailure(`A pasta ${folder} não está vazia. Informe uma nova.`);
  }
  await removeFilePermissionsOfOthers(folder);
}

async function copyDatabase(
  { dataDir, databaseUrl, otherDatabaseUrls }: InstallationLocation,
  path: string,
): Promise<void> {
  const write = async (pool: pg.Pool) => {
    const client = await pool.connect();
    await writeDump(client, createWriteStream(path, { mode: 0o600 })).finally(() => client.release());
  };
  if (databaseUrl) return withServerOwnerPool({ databaseUrl, otherDatabaseUrls }, write);
  if (!existsSync(join(dataDir, 'database'))) throw new StartFailure(`Não há banco de dados em ${dataDir}.`);
  if (await receiveCopy(dataDir, path)) return;
  return withEmbeddedOwnerPool(dataDir, write);
}

async function copyFiles(
  place: InstallationLocation,
  folder: string,
  { files }: BackupFileList,
): Promise<void> {
  await mkdir(join(folder, BACKUP_PART_NAMES.files));
  const store = await openFileStore(place);
  for (const { key, isDeleted } of files) {
    const content = await store.get(key);
    if (content)
      await pipeline(content, createWriteStream(join(folder, BACKUP_PART_NAMES.files, key), { mode: 0o600 }));
    else if (!isDeleted)
      throw new StartFailure(`Falta o conteúdo do arquivo ${key}: a cópia não está completa.`);
  }
}

/** Computes the SHA-256 of a file, in hexadecimal. */
export async function computeFileSha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
