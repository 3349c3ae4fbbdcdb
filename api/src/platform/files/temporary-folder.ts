import { mkdtempSync } from 'node:fs';
import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Names of folders begin with it, and with the process that made them. */
const prefixOf = (pid: number | string): string => `girassol-${pid}-`;
const OWN = /^girassol-(\d+)-\w{6}$/;
/** Profiles of browsers that earlier releases started: they do not name their process. */
const UNNAMED = /^girassol-print-\w{6}$/;
/** A browser is closed earlier. */
const UNNAMED_AFTER_MS = 24 * 60 * 60_000;

const removed = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => {});

/** Works in a folder within another that nobody else has, and leaves nothing of it. */
export async function inTemporaryFolder<T>(within: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(within, prefixOf(process.pid)));
  try {
    return await work(folder);
  } finally {
    await removed(folder);
  }
}

/** A folder that is used until it is removed. */
export interface TemporaryFolder {
  path: string;
  /** Removes it with everything in it; never throws. */
  remove(): Promise<void>;
}

/** Makes a folder of this process for temporary files that nobody else has. */
export function makeTemporaryFolder(within = tmpdir()): TemporaryFolder {
  const path = mkdtempSync(join(within, prefixOf(process.pid)));
  return { path, remove: () => removed(path) };
}

/**
 * Removes the temporary folders of processes that have ended without removing them: killed ones. Called before this
 * process makes its first one, so that a folder with its own number is of another that had it before. Processes that share
 * a folder for temporary files must see each other.
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
