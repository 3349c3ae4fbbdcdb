import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * @typedef {{ name: string, version: string, exports?: Record<string, unknown>, dependencies?: Record<string, string>, peerDependencies?: Record<string, string>, bin?: string | Record<string, string> }} PackageFile
 */

/**
 * Finds the folder of a package as seen from `from`, links resolved; undefined where the package is not installed.
 * @param {string} name
 * @param {string} from
 * @returns {string | undefined}
 */
export function findPackageFolder(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
    if (dirname(folder) === folder) return undefined;
  }
}

/**
 * @param {string} folder
 * @returns {PackageFile}
 */
export function readPackage(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
