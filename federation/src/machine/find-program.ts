import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Finds a program on this machine: the one named by `named`, or the first of `names` on the PATH; null if
 * there is none.
 */
export function findProgram(named: string | undefined, names: readonly string[]): string | null {
  if (named) return existsSync(named) ? named : null;
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) {
      const candidate = join(folder, name);
      if (existsSync(candidate)) return candidate;
    }
  }
  return null;
}
