import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Finds the bundled file of a program that a module starts as a process or thread. In a bundled server the
 * file lies beside the module. From sources, returns null, since translating TypeScript takes half a second,
 * unless `GIRASSOL_PROGRAMS` names a folder of programs that a test run has bundled.
 */
export function findBundledProgram(moduleUrl: string, name: string): string | null {
  if (!moduleUrl.endsWith('.ts')) return fileURLToPath(new URL(`./${name}.mjs`, moduleUrl));
  const folder = process.env.GIRASSOL_PROGRAMS;
  return folder ? join(folder, `${name}.mjs`) : null;
}
