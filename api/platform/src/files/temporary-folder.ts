import { mkdtempSync } from 'node:fs';
import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '@girassol/shared-domain';

/** Returns the prefix of temporary folders of a process. */
const getFolderPrefix = (pid: number | string): string => `girassol-${pid}-`;
const OWN = /^girassol-(\d+)-\w{6}$/;
/** Profiles of browsers that earlier releases started: they do not name their process. */
const UNNAMED = /^girassol-print-\w{6}$/;
/** A browser is closed earlier. */
const UNNAMED_AFTER_MS = DAY_MS;

const removed = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => {});

/** Runs work with a new temporary folder within another folder, and deletes it afterwards. */
export async function withTemporaryFolder<T>(
  within: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(within, getFolderPrefix(process.pid)));
  try {
    return await work(folder);
  } finally {
    await removed(folder);
  }
}

/** Temporary folder that exists until `remove` is called. */
export interface TemporaryFolder {
  path: string;
  /** Removes it with everything in it; never throws. */
  remove(): Promise<void>;
}

/**
 * Creates a temporary folder for this process, named with its process id, and returns its path and a function
 * that removes it.
 */
export function createTemporaryFolder(within = tmpdir()): TemporaryFolder {
  const path = mkdtempSync(join(within, getFolderPrefix(process.pid)));
  return { path, remove: () => removed(path) };
}

/**
 * Removes temporary folders that earlier processes, such as killed ones, left behind. Call it before this
 * process creates its first temporary folder, since a folder with this process's id belongs to an earlier
 * process. Processes that share a folder for temporary files must be able to see each other.
 */
export async function removeAbandonedFolders(within = tmpdir(), now = Date.now()): Promise<void> {
  const user = process.getuid?.();
  for (const name of await readdir(within).catch(() => [])) {
    const pid = OWN.exec(name)?.[1];
    if (pid === undefined && !UNNAMED.test(name)) continue;
    const path = join(within, name);
    const found = await lstat(path).catch(() => undefined);
    if (!found?.isDirectory() || (user !== undefined && found.uid !== user)) continue;
    const isAbandoned =
      pid === undefined ? now - found.mtimeMs > UNNAMED_AFTER_MS : !isOfLivingProcess(Number(pid));
    if (isAbandoned) await removed(path);
  }
}

function isOfLivingProcess(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process: it lives.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
