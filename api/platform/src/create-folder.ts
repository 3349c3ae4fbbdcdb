import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates a folder and its parents, and throws the real error: when Node creates several folders, it reports ENOENT
 * although the disk is full (ENOSPC).
 */
export async function createFolder(path: string, options: { mode?: number } = {}): Promise<void> {
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
