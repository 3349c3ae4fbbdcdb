import { execFileSync } from 'node:child_process';
import { basename, join } from 'node:path';

const api = join(__dirname, '..');
const bundles = join(api, 'node_modules', '.cache', 'girassol-tests');

/**
 * Bundles a program of the API for a test and returns the path of the bundle. A bundle starts ten times
 * faster than `tsx` with the sources.
 */
export function bundleProgram(entry: string): string {
  const name = basename(entry, '.ts');
  const folder = join(bundles, `${name}-${process.env.JEST_WORKER_ID}`);
  execFileSync(process.execPath, [join(api, 'build.mjs'), join(api, entry), folder]);
  return join(folder, `${name}.mjs`);
}
