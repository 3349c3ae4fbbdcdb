import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program of this machine: the one that was named, or the first on the PATH that has one of these names; null when there is none. */
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
