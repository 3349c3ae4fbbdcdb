import { execFileSync } from 'node:child_process';
import { basename, join } from 'node:path';

const api = join(__dirname, '..');
const bundles = join(api, 'node_modules', '.cache', 'girassol-tests');

/** Bundles a program of ours and answers its path: it starts in a tenth of the time that `tsx` takes to read the sources. */
export function bundledProgram(entry: string): string {
  const name = basename(entry, '.ts');
  const folder = join(bundles, `${name}-${process.env.JEST_WORKER_ID}`);
  execFileSync(process.execPath, [join(api, 'build.mjs'), join(api, entry), folder]);
  return join(folder, `${name}.mjs`);
}
