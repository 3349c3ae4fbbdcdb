import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Works in a folder within another that nobody else has, and leaves nothing of it. */
export async function inTemporaryFolder<T>(within: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(within, 'girassol-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => {});
  }
}
