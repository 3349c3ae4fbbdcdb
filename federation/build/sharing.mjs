import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BuildError } from './build-error.mjs';
import { packageFolder, readPackage } from './packages.mjs';

/**
 * What areas share, in one table. Everything that is not here is private: each remote brings its own.
 *
 * - `host`: one copy on the page, there before the first remote. A remote never brings it; the versions must fit.
 * - `host-lazy`: one copy as well, fetched when somebody first needs it.
 * - `equal`: one copy for those whose versions fit, otherwise each its own. The shell provides it if it has it.
 *
 * `facade` names a module in `facades/` that the shell provides instead of the package: only what it exports is kept in
 * the build. `entries`: the other entries of the package are shared too, as `host-lazy`, each for itself.
 *
 * @type {{ name: string, tier: 'host' | 'host-lazy' | 'equal', facade?: string, entries?: true }[]}
 */
export const sharing = [
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
 * The table as it stands for one package of the workspace: only what it depends on.
 * @param {string} folder of the shell or a remote
 * @returns {SharedEntry[]}
 */
export function sharedEntries(folder) {
  return sharing.flatMap(({ name, tier, facade, entries }) => {
    const packageName = name.split('/', name.startsWith('@') ? 2 : 1).join('/');
    const home = packageFolder(packageName, folder);
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
 * Sharing for a remote: what the host provides is taken from it, or the remote does not load.
 * @param {string} folder
 */
export function remoteSharing(folder) {
  return Object.fromEntries(
    sharedEntries(folder).map(({ name, version, tier }) => {
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
 * What a remote may require of a shell, by the names of `requires` and of the packages it shares. `api` is the version
 * of the contract the shell was built with.
 * @param {string} folder of the shell
 * @param {string} version of the shell
 * @returns {Record<string, string>}
 */
export function providedVersions(folder, version) {
  const versionOf = (/** @type {string} */ name) => {
    const home = packageFolder(name, folder);
    return home ? { [name.replace('@girassol/', '')]: readPackage(home).version } : {};
  };
  const { 'shared-domain': api, ...own } = Object.assign(
    {},
    ...['@girassol/shared-ui', '@girassol/shared-auth', '@girassol/shared-domain'].map(versionOf),
  );
  const shared = sharedEntries(folder).map((entry) => [entry.name, entry.version]);
  return { shell: version, ...own, ...(api && { api }), ...Object.fromEntries(shared) };
}

/**
 * Packages that a remote takes from the shell, and the versions it was built to work with.
 * @param {string} folder
 * @returns {Record<string, string>}
 */
export function takenFromShell(folder) {
  return Object.fromEntries(
    Object.entries(remoteSharing(folder))
      .filter(([, { singleton }]) => singleton)
      .map(([name, { requiredVersion }]) => [name, requiredVersion]),
  );
}

/**
 * Name of the lazy part of the shell that a `host-lazy` package travels in: `shared-ui-fields`.
 * @param {string} name
 */
export const partName = (name) => name.replace('@girassol/', '').replaceAll('/', '-');
