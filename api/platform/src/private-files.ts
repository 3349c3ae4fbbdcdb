import type { Stats } from 'node:fs';
import { chmod, lstat, readdir, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, parse } from 'node:path';

/** Permission bits of everybody but the owner of a file. */
export const NON_OWNER_PERMISSION_BITS = 0o077;
/** Permission bit of a folder in which everybody may create files, such as `/tmp`. */
const STICKY = 0o1000;
/** Files of one folder that are looked at together. */
const AT_ONCE = 50;

/**
 * Sets the umask so that only the owner may use the files and folders that this process and its child processes create
 * from now on.
 */
export function setPrivateUmask(): void {
  process.umask(NON_OWNER_PERMISSION_BITS);
}

/**
 * Removes the file permissions of other users from folders and everything in them, from the top down. Ignores
 * links, and files that disappear meanwhile. Returns the paths that belong to other users and could not be
 * changed.
 */
export async function removeFilePermissionsOfOthers(...folders: string[]): Promise<string[]> {
  const refused: string[] = [];
  for (const folder of folders) await makeFolderPrivate(folder, refused);
  return refused;
}

async function makeFolderPrivate(folder: string, refused: string[]): Promise<void> {
  await takeRights(folder, await stat(folder).catch(ignoreGone), refused);
  const entries = await readdir(folder, { withFileTypes: true }).catch(ignoreGone);
  const files = (entries ?? []).filter((entry) => !entry.isDirectory() && !entry.isSymbolicLink());
  for (let at = 0; at < files.length; at += AT_ONCE) {
    await Promise.all(
      files.slice(at, at + AT_ONCE).map(async ({ name }) => {
        const path = join(folder, name);
        await takeRights(path, await lstat(path).catch(ignoreGone), refused);
      }),
    );
  }
  for (const entry of entries ?? [])
    if (entry.isDirectory()) await makeFolderPrivate(join(folder, entry.name), refused);
}

async function takeRights(path: string, found: Stats | undefined, refused: string[]): Promise<void> {
  if (!found || found.isSymbolicLink() || (found.mode & NON_OWNER_PERMISSION_BITS) === 0) return;
  try {
    await chmod(path, found.mode & 0o7700);
  } catch (error) {
    if (isCode(error, ['EPERM', 'EROFS', 'ENOTSUP'])) refused.push(path);
    else ignoreGone(error);
  }
}

/**
 * Checks whether a folder is not the program's own: the root, a home folder, or a folder in which every user
 * may create files.
 */
export async function isFolderSharedWithOtherPrograms(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  return (mode & STICKY) !== 0 || folder === parse(folder).root || folder === homedir();
}

function ignoreGone(error: unknown): undefined {
  if (!isCode(error, ['ENOENT', 'ENOTDIR', 'EACCES'])) throw error;
  return undefined;
}

const isCode = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));
