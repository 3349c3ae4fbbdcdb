import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { cp, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PRODUCT_VERSION } from '@girassol/shared-domain';
import type pg from 'pg';
import { StartFailure } from '../database';
import { writeDump } from '../database/copy/dump-tables';
import { receiveCopy } from '../database/copy/serve-copy';
import { withEmbeddedOwner } from '../database/embedded';
import { withServerOwner } from '../database/server';
import { openStore } from '../files';
import { makeFolder } from '../make-folder';
import { createPrivateFiles, makePrivate } from '../private-files';
import { type KeptFiles, listKeptFiles } from './list-kept-files';
import { BACKUP_PARTS, type BackupNote, type Place } from './parts';

/**
 * Copies everything that was entrusted to this installation into a new folder, while it runs: first the database, at one
 * moment, then the files it names (contents never change; what was deleted stays a day). The note comes last: a folder
 * without it is no copy.
 */
export async function backUp(place: Place, folder: string): Promise<BackupNote> {
  createPrivateFiles();
  await requireNewFolder(folder);
  const dump = join(folder, BACKUP_PARTS.database);
  await copyDatabase(place, dump);
  const kept = await listKeptFiles(dump);
  await copyFiles(place, folder, kept);
  const published = join(place.dataDir, 'releases');
  if (existsSync(published)) await cp(published, join(folder, BACKUP_PARTS.releases), { recursive: true });
  // Copied files have the rights of their originals.
  await makePrivate(folder);
  const note: BackupNote = {
    format: 1,
    at: kept.at,
    version: PRODUCT_VERSION,
    database: { sha256: await sha256Of(dump), bytes: (await stat(dump)).size, rows: kept.rows },
    files: kept.files.length,
  };
  await writeFile(join(folder, BACKUP_PARTS.note), `${JSON.stringify(note, null, 2)}\n`, { mode: 0o600 });
  return note;
}

async function requireNewFolder(folder: string): Promise<void> {
  await makeFolder(folder, { mode: 0o700 });
  if ((await readdir(folder)).length > 0) {
    throw new StartFailure(`A pasta ${folder} não está vazia. Informe uma nova.`);
  }
  await makePrivate(folder);
}

async function copyDatabase({ dataDir, databaseUrl }: Place, path: string): Promise<void> {
  const write = async (pool: pg.Pool) => {
    const client = await pool.connect();
    await writeDump(client, createWriteStream(path, { mode: 0o600 })).finally(() => client.release());
  };
  if (databaseUrl) return withServerOwner(databaseUrl, write);
  if (!existsSync(join(dataDir, 'database'))) throw new StartFailure(`Não há banco de dados em ${dataDir}.`);
  if (await receiveCopy(dataDir, path)) return;
  return withEmbeddedOwner(dataDir, write);
}

async function copyFiles(place: Place, folder: string, { files }: KeptFiles): Promise<void> {
  await mkdir(join(folder, BACKUP_PARTS.files));
  const store = await openStore(place);
  for (const { key, isDeleted } of files) {
    const content = await store.get(key);
    if (content)
      await pipeline(content, createWriteStream(join(folder, BACKUP_PARTS.files, key), { mode: 0o600 }));
    else if (!isDeleted)
      throw new StartFailure(`Falta o conteúdo do arquivo ${key}: a cópia não está completa.`);
  }
}

/** SHA-256 of a file, in hexadecimal. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
