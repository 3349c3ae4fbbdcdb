import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BuildError } from './build-error.mjs';
import { findPackageFolder, readPackage } from './packages.mjs';

/**
 * Table of the packages that areas share; every other package is private to each remote. - `host`: one copy on the
 * page, loaded before the first remote. A remote never brings its own, and the versions must fit. - `host-lazy`: one
 * copy, fetched on first use. - `equal`: one copy for remotes whose versions fit, otherwise a copy each; the shell
 * provides none and declares none. `facade` names a module in `facades/` that the shell provides instead of the
 * package: only its exports are kept in the build. `entries`: the other entries of the package are shared too, each as
 * `host-lazy`.
 *
 * A row applies to a package of the workspace that declares the dependency. So a remote declares `react-dom` and
 * `@tanstack/react-query`, which federation and shared-auth load for it, even if no file of its own imports them:
 * without the declaration it would bring a copy. The shell declares every `host` and `host-lazy` package.
 *
 * @type {{ name: string, tier: 'host' | 'host-lazy' | 'equal', facade?: string, entries?: true }[]}
 */
export const sharingTable = [
  { name: 'react', tier: 'host' },
  { name: 'react/jsx-runtime', tier: 'host' },
  { name: 'react-dom', tier: 'host' },
  { name: 'react-dom/client', tier: 'host' },
  { name: 'react-router-dom', tier: 'host', facade: 'react-router-dom.js' },
  { name: 'styled-components', tier: 'host' },
  { name: '@tanstack/react-query', tier: 'host', facade: 'react-query.js' },
  { name: '@girassol/shared-auth', tier: 'host' },
  { name: '@girassol/shared-ui', tier: 'host', entries: true },
  { name: 'formik', tier: 'host-lazy' },
  { name: 'yup', tier: 'equal' },
  { name: 'victory', tier: 'equal' },
];

const facades = fileURLToPath(new URL('./facades/', import.meta.url));
/** Entries that are no part of the product. */
const notShared = /^\.\/(testing|gallery|gallery-page|package\.json)$|\.svg$/;

/**
 * @typedef {object} SharedEntry
 * @property {string} name what is imported: `@girassol/shared-ui/fields`
 * @property {string} version of the package, as installed for `folder`
 * @property {'host' | 'host-lazy' | 'equal'} tier
 * @property {string | undefined} file of our own packages and of facades: the module itself
 */

/**
 * Lists the rows of the sharing table that apply to one package of the workspace: only its own dependencies. Throws
 * GF-004 for a dependency that is not installed.
 * @param {string} folder of the shell or a remote
 * @returns {SharedEntry[]}
 */
export function listSharedEntries(folder) {
  return sharingTable.flatMap(({ name, tier, facade, entries }) => {
    const packageName = name.split('/', name.startsWith('@') ? 2 : 1).join('/');
    const home = findPackageFolder(packageName, folder);
    if (!home && isDeclared(packageName, folder))
      throw new BuildError(
        'GF-004',
        `${packageName} is not installed in ${folder}: run the installation again`,
      );
    if (!home) return [];
    const { version, exports = {} } = readPackage(home);
    const file = facade ? join(facades, facade) : undefined;
    const subEntries = entries
      ? Object.entries(exports).filter(([key]) => key !== '.' && !notShared.test(key))
      : [];
    return [
      { name, version, tier, file },
      ...subEntries.map(([key, path]) => ({
        name: name + key.slice(1),
        version,
        tier: /** @type {const} */ ('host-lazy'),
        file: join(home, String(path)),
      })),
    ];
  });
}

/**
 * @param {string} name
 * @param {string} folder
 */
function isDeclared(name, folder) {
  const { dependencies = {}, peerDependencies = {} } = readPackage(folder);
  return name in dependencies || name in peerDependencies;
}

/**
 * Returns the federation sharing options of a remote: packages that the host provides are never bundled, and the remote
 * does not load without them.
 * @param {string} folder
 */
export function createRemoteSharing(folder) {
  return Object.fromEntries(
    listSharedEntries(folder).map(({ name, version, tier }) => {
      const fromHost = tier !== 'equal';
      return [
        name,
        {
          ...(fromHost ? { import: /** @type {const} */ (false) } : {}),
          version,
          requiredVersion: `^${version}`,
          singleton: fromHost,
          strictVersion: fromHost,
        },
      ];
    }),
  );
}

/**
 * Returns the versions that a shell offers to remotes, by the names used in `requires` and by shared package. `api` is
 * the version of the contract that the shell was built with.
 * @param {string} folder of the shell
 * @param {string} version of the shell
 * @returns {Record<string, string>}
 */
export function readProvidedVersions(folder, version) {
  const getVersion = (/** @type {string} */ name) => {
    const home = findPackageFolder(name, folder);
    return home ? { [name.replace('@girassol/', '')]: readPackage(home).version } : {};
  };
  const { 'shared-domain': api, ...own } = Object.assign(
    {},
    ...['@girassol/shared-ui', '@girassol/shared-auth', '@girassol/shared-domain'].map(getVersion),
  );
  const shared = listSharedEntries(folder).map((entry) => [entry.name, entry.version]);
  return { shell: version, ...own, ...(api && { api }), ...Object.fromEntries(shared) };
}

/**
 * Returns the packages that a remote takes from the shell, with the version ranges that the remote was built for.
 * @param {string} folder
 * @returns {Record<string, string>}
 */
export function listHostPackages(folder) {
  return Object.fromEntries(
    Object.entries(createRemoteSharing(folder))
      .filter(([, { singleton }]) => singleton)
      .map(([name, { requiredVersion }]) => [name, requiredVersion]),
  );
}

/**
 * Returns the name of the shell's lazy part that contains a `host-lazy` package: `shared-ui-fields`.
 * @param {string} name
 */
export const getChunkName = (name) => name.replace('@girassol/', '').replaceAll('/', '-');
