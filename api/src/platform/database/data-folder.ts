import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../make-folder';
import { createPrivateFiles, isSharedFolder, makePrivate } from '../private-files';
import { isOutOfSpace, outOfSpace, StartFailure } from './start-failure';
import { codeOf } from './unavailable';

/** Folders that this program makes in its data folder. */
const ownFolders = ['database', 'files', 'releases'];
/** With less a new database cannot be made, and an old one not be opened. */
const MIN_FREE_BYTES = 16 * 1024 * 1024;

/**
 * Makes the data folder where there is none, and takes the rights of others away from everything in it: what an earlier
 * release made could be read by every user of the machine. Throws a `StartFailure` where the folder cannot be used.
 */
export async function prepareDataFolder(
  dataDir: string,
  onFailure: (error: Error) => void = () => {},
): Promise<void> {
  createPrivateFiles();
  try {
    await makeFolder(dataDir, { mode: 0o700 });
    await access(dataDir, constants.R_OK | constants.W_OK);
  } catch (error) {
    if (isOutOfSpace(error)) throw outOfSpace(`para a pasta de dados ${dataDir} (DATA_DIR)`);
    throw new StartFailure(
      `A pasta de dados ${dataDir} não pode ser usada (${codeOf(error)}). Escolha outra (DATA_DIR).`,
    );
  }
  // A folder such as /tmp stays as its system needs it.
  const folders = (await isSharedFolder(dataDir)) ? ownFolders.map((name) => join(dataDir, name)) : [dataDir];
  const refused = await makePrivate(...folders);
  if (refused.length > 0)
    onFailure(new Error(`${refused.length} paths of the data folder belong to another user: ${refused[0]}`));
}

/** Returns why the embedded database cannot be opened. It names a full disk by many words, and sometimes by none. */
export async function databaseFailure(dataDir: string, error: unknown): Promise<StartFailure> {
  const disk = await statfs(dataDir).catch(() => undefined);
  const isFull = disk !== undefined && disk.bavail * disk.bsize < MIN_FREE_BYTES;
  if (isFull || isOutOfSpace(error)) return outOfSpace(`para a pasta de dados ${dataDir} (DATA_DIR)`);
  const why = error instanceof Error ? error.message : String(error);
  return new StartFailure(`O banco de dados em ${dataDir} não pôde ser aberto: ${why}`);
}
