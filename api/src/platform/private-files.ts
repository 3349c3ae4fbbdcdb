import type { Stats } from 'node:fs';
import { chmod, lstat, readdir, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, parse } from 'node:path';

/** Rights of everybody but the owner of a file. */
export const OTHERS = 0o077;
/** Of a folder in which everybody may make files: `/tmp`. */
const STICKY = 0o1000;
/** Files of one folder that are looked at together. */
const AT_ONCE = 50;

/**
 * Takes the rights of everybody but its owner from every file and folder that this process makes from now on, also from
 * those that a library makes. Programs that it starts inherit it.
 */
export function createPrivateFiles(): void {
  process.umask(OTHERS);
}

/**
 * Takes the rights of others away from folders and from everything in them, from the top down. Links are left alone, and
 * so is what goes away meanwhile. Returns the paths that belong to somebody else and could not be changed.
 */
export async function makePrivate(...folders: string[]): Promise<string[]> {
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
  if (!found || found.isSymbolicLink() || (found.mode & OTHERS) === 0) return;
  try {
    await chmod(path, found.mode & 0o7700);
  } catch (error) {
    if (isCode(error, ['EPERM', 'EROFS', 'ENOTSUP'])) refused.push(path);
    else ignoreGone(error);
  }
}

/** Tells whether a folder is used by more than this program: the root, a home, or one where everybody makes files. */
export async function isSharedFolder(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  return (mode & STICKY) !== 0 || folder === parse(folder).root || folder === homedir();
}

function ignoreGone(error: unknown): undefined {
  if (!isCode(error, ['ENOENT', 'ENOTDIR', 'EACCES'])) throw error;
  return undefined;
}

const isCode = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));
