import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** File beside a build with what `girassol release` cannot tell from the files; no part of the release. */
export const RELEASE_FACTS_FILE = 'girassol-release.json';

/**
 * Facts of a build for its manifest.
 * @typedef {object} ReleaseFacts
 * @property {string} entry file of the container
 * @property {string} container its name
 * @property {'module'} [entryType] for a container that is an ES module
 * @property {Record<string, { files: string[], shared: string[] }>} preload exposed module or screen -> what it needs first
 * @property {Record<string, string[]>} [uses] package of the shell -> the names that the build uses of it
 */

/**
 * Reads the facts of a build: those that the plugins of this package wrote, otherwise those of `mf-manifest.json`, which
 * every federation plugin can write. Undefined without either.
 * @param {string} dist
 * @returns {Promise<ReleaseFacts | undefined>}
 */
export async function readReleaseFacts(dist) {
  const own = await readJson(join(dist, RELEASE_FACTS_FILE));
  if (own) return own;
  const manifest = await readJson(join(dist, 'mf-manifest.json'));
  const { remoteEntry, globalName } = manifest?.metaData ?? {};
  if (!remoteEntry?.name || !globalName) return undefined;
  return {
    entry: join(remoteEntry.path ?? '', remoteEntry.name),
    container: globalName,
    ...(remoteEntry.type === 'module' && { entryType: /** @type {const} */ ('module') }),
    preload: Object.fromEntries(
      (manifest.exposes ?? []).map(({ path, assets }) => [
        path,
        { files: assets?.js?.sync ?? [], shared: [] },
      ]),
    ),
  };
}

/** @param {string} path */
async function readJson(path) {
  const text = await readFile(path, 'utf8').catch(() => null);
  return text === null ? undefined : JSON.parse(text);
}

/**
 * Sorts the names that a build uses of each package of the shell.
 * @param {Map<string, Set<string>>} used
 * @returns {Record<string, string[]>}
 */
export const toUsedNames = (used) =>
  Object.fromEntries(
    [...used]
      .map(([name, names]) => /** @type {[string, string[]]} */ ([name, [...names].sort()]))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
