import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolder } from '../create-folder';
import {
  isFolderSharedWithOtherPrograms,
  removeFilePermissionsOfOthers,
  setPrivateUmask,
} from '../private-files';
import { createOutOfSpaceFailure, isOutOfSpace, StartFailure } from './start-failure';
import { getErrorCode } from './unavailable';

/** Folders that this program makes in its data folder. */
const ownFolders = ['database', 'files', 'releases'];
/** With less a new database cannot be made, and an old one not be opened. */
const MIN_FREE_BYTES = 16 * 1024 * 1024;

/**
 * Creates the data folder of the embedded database if it is missing, and removes the permissions of other
 * users on everything in the folder, since earlier releases left files that others could read. Throws a
 * `StartFailure` if the folder cannot be used.
 */
export async function prepareDataFolder(
  dataDir: string,
  onFailure: (error: Error) => void = () => {},
): Promise<void> {
  setPrivateUmask();
  try {
    await createFolder(dataDir, { mode: 0o700 });
    await access(dataDir, constants.R_OK | constants.W_OK);
  } catch (error) {
    if (isOutOfSpace(error)) throw createOutOfSpaceFailure(`para a pasta de dados ${dataDir} (DATA_DIR)`);
    throw new StartFailure(
      `A pasta de dados ${dataDir} não pode ser usada (${getErrorCode(error)}). Escolha outra (DATA_DIR).`,
    );
  }
  // A folder such as /tmp stays as its system needs it.
  const folders = (await isFolderSharedWithOtherPrograms(dataDir))
    ? ownFolders.map((name) => join(dataDir, name))
    : [dataDir];
  const refused = await removeFilePermissionsOfOthers(...folders);
  if (refused.length > 0)
    onFailure(new Error(`${refused.length} paths of the data folder belong to another user: ${refused[0]}`));
}

/**
 * Creates the `StartFailure` for an embedded database that cannot be opened. Also checks the free disk space,
 * because the database does not always name a full disk as the reason.
 */
export async function createDatabaseStartFailure(dataDir: string, error: unknown): Promise<StartFailure> {
  const disk = await statfs(dataDir).catch(() => undefined);
  const isFull = disk !== undefined && disk.bavail * disk.bsize < MIN_FREE_BYTES;
  if (isFull || isOutOfSpace(error))
    return createOutOfSpaceFailure(`para a pasta de dados ${dataDir} (DATA_DIR)`);
  const why = error instanceof Error ? error.message : String(error);
  return new StartFailure(`O banco de dados em ${dataDir} não pôde ser aberto: ${why}`);
}
