import { createReadStream, existsSync } from 'node:fs';
import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { prepareDataFolder, StartFailure } from '../database';
import { restoreTables } from '../database/copy/restore-tables';
import { withEmbeddedOwnerPool } from '../database/embedded';
import type { Migrations } from '../database/migrate';
import { withServerOwnerPool } from '../database/server';
import { type FileStoreLocation, openFileStore } from '../files';
import { removeFilePermissionsOfOthers } from '../private-files';
import { computeFileSha256 } from './back-up';
import {
  BACKUP_PART_NAMES,
  type BackupManifest,
  backupManifestSchema,
  type InstallationLocation,
} from './parts';

/**
 * Restores a backup into a new installation: first the files, which may safely be repeated, then the
 * database, all or nothing. The backup may come from an older release, or from another kind of database or
 * file store.
 */
export async function restoreBackup(
  place: InstallationLocation,
  folder: string,
  migrations: Migrations,
): Promise<BackupManifest> {
  const note = await readNote(folder);
  const dump = join(folder, BACKUP_PART_NAMES.database);
  if ((await computeFileSha256(dump)) !== note.database.sha256) {
    throw new StartFailure(`A cópia em ${folder} foi alterada ou está cortada.`);
  }
  const work = async (pool: pg.Pool) => {
    await putFiles(place, folder);
    await restoreTables(pool, dump, migrations);
  };
  await prepareDataFolder(place.dataDir);
  const { databaseUrl, otherDatabaseUrls, dataDir } = place;
  if (databaseUrl) await withServerOwnerPool({ databaseUrl, otherDatabaseUrls }, work);
  else await withEmbeddedOwnerPool(dataDir, work);
  return note;
}

async function readNote(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, BACKUP_PART_NAMES.note), 'utf8').catch(() => {
    throw new StartFailure(`Em ${folder} não há cópia completa: falta ${BACKUP_PART_NAMES.note}.`);
  });
  try {
    return backupManifestSchema.parse(JSON.parse(text));
  } catch {
    throw new StartFailure('Isto não é uma cópia do Girassol que esta versão saiba ler.');
  }
}

async function putFiles(place: FileStoreLocation, folder: string): Promise<void> {
  const store = await openFileStore(place);
  const files = join(folder, BACKUP_PART_NAMES.files);
  for (const key of await readdir(files)) {
    if (!(await store.exists(key))) await store.put(key, createReadStream(join(files, key)));
  }
  const releases = join(folder, BACKUP_PART_NAMES.releases);
  const target = join(place.dataDir, 'releases');
  if (!existsSync(releases)) return;
  await cp(releases, target, { recursive: true });
  // Copied files have the rights of their originals.
  await removeFilePermissionsOfOthers(target);
}
