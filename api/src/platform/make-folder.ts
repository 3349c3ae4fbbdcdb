import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder with those above it, and throws what is really wrong: where it makes several, Node says that one is missing
 * (ENOENT) when the disk is full (ENOSPC).
 */
export async function makeFolder(path: string, options: { mode?: number } = {}): Promise<void> {
  try {
    await mkdir(path, { ...options, recursive: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    let missing = path;
    while (!existsSync(dirname(missing))) missing = dirname(missing);
    await mkdir(missing, options);
    await mkdir(path, { ...options, recursive: true });
  }
}
