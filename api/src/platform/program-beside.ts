import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The file of a program that a module starts as a process or thread of its own. In a bundle it lies beside that module.
 * From sources there is only TypeScript, which takes half a second to translate: null, unless `GIRASSOL_PROGRAMS` names a
 * folder of bundled ones, as a run of tests makes them once.
 */
export function programBeside(moduleUrl: string, name: string): string | null {
  if (!moduleUrl.endsWith('.ts')) return fileURLToPath(new URL(`./${name}.mjs`, moduleUrl));
  const folder = process.env.GIRASSOL_PROGRAMS;
  return folder ? join(folder, `${name}.mjs`) : null;
}
