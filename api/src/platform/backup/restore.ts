import { createReadStream, existsSync } from 'node:fs';
import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { prepareDataFolder, StartFailure } from '../database';
import { restoreTables } from '../database/copy/restore-tables';
import { withEmbeddedOwner } from '../database/embedded';
import { withServerOwner } from '../database/server';
import { type FilesPlace, openStore } from '../files';
import { makePrivate } from '../private-files';
import { sha256Of } from './back-up';
import { BACKUP_PARTS, type BackupNote, backupNote, type Place } from './parts';

/**
 * Brings a copy into a new installation: files first (again is harmless), then the database, all or nothing. The copy may
 * be of an older release, and of the other kind of database or store.
 */
export async function restore(place: Place, folder: string): Promise<BackupNote> {
  const note = await readNote(folder);
  const dump = join(folder, BACKUP_PARTS.database);
  if ((await sha256Of(dump)) !== note.database.sha256) {
    throw new StartFailure(`A cópia em ${folder} foi alterada ou está cortada.`);
  }
  const work = async (pool: pg.Pool) => {
    await putFiles(place, folder);
    await restoreTables(pool, dump);
  };
  await prepareDataFolder(place.dataDir);
  if (place.databaseUrl) await withServerOwner(place.databaseUrl, work);
  else await withEmbeddedOwner(place.dataDir, work);
  return note;
}

async function readNote(folder: string): Promise<BackupNote> {
  const text = await readFile(join(folder, BACKUP_PARTS.note), 'utf8').catch(() => {
    throw new StartFailure(`Em ${folder} não há cópia completa: falta ${BACKUP_PARTS.note}.`);
  });
  try {
    return backupNote.parse(JSON.parse(text));
  } catch {
    throw new StartFailure('Isto não é uma cópia do Girassol que esta versão saiba ler.');
  }
}

async function putFiles(place: FilesPlace, folder: string): Promise<void> {
  const store = await openStore(place);
  const files = join(folder, BACKUP_PARTS.files);
  for (const key of await readdir(files)) {
    if (!(await store.exists(key))) await store.put(key, createReadStream(join(files, key)));
  }
  const releases = join(folder, BACKUP_PARTS.releases);
  const target = join(place.dataDir, 'releases');
  if (!existsSync(releases)) return;
  await cp(releases, target, { recursive: true });
  // Copied files have the rights of their originals.
  await makePrivate(target);
}
