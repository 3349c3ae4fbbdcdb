import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const ignored = new Set(['node_modules', 'dist', 'test']);
const isTest = /\.test\.tsx?$/;

/**
 * Returns a hash of the sources in some files and folders, the same on every machine. Tests and missing paths are left
 * out.
 * @param {string[]} paths absolute
 */
export function computeInputHash(paths) {
  const hash = createHash('sha256');
  for (const path of paths)
    for (const file of filesIn(path)) hash.update(`${relative(path, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [path];
  return readdirSync(path)
    .sort()
    .filter((name) => !ignored.has(name) && !isTest.test(name))
    .flatMap((name) => filesIn(join(path, name)));
}
