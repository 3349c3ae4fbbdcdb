import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Name in a definition of a remote: `name: 'mfe-visitas'`. */
const DEFINED_NAME = /\bname:\s{0,20}['"`](mfe-[a-z0-9-]{1,80})['"`]/;

/**
 * Reads the name of the remote whose package lies in a folder from its `src/remote.ts`; undefined where the folder holds
 * no remote. The folder may have any name.
 */
export function readDefinedName(folder: string): string | undefined {
  try {
    return DEFINED_NAME.exec(readFileSync(join(folder, 'src', 'remote.ts'), 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}

/**
 * Finds the folder that has the packages which the declarations of a remote's release import: the folder of its
 * sources, or the shell of the workspace, which has every package that a contribution may mention. Returns undefined
 * outside of both.
 */
export function findPackageFolder(
  { folder, workspace }: { folder: string; workspace: string | null },
  name: string,
): string | undefined {
  const folders = [folder, ...(workspace ? [join(workspace, name)] : [])];
  const own = folders.find((candidate) => readDefinedName(candidate) === name);
  return own ?? (workspace ? join(workspace, 'shell') : undefined);
}
