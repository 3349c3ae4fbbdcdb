import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { computeInputHash } from './input-hash.mjs';
import { findPackageFolder } from './packages.mjs';
import { createRemoteSharing } from './sharing.mjs';

/** Configurations of the tools that can build a remote. */
const configFiles = ['webpack.config.mjs', 'rspack.config.mjs', 'vite.config.mjs'];

/**
 * Returns the global name of a remote's container. Two releases on one page must not meet in a global, so the name
 * carries a hash of what goes into the build.
 * @param {string} folder of the remote
 * @param {string} name of the remote
 * @param {boolean} isDevelopment
 */
export function createContainerName(folder, name, isDevelopment) {
  const packages = ['@girassol/federation', '@girassol/shared-domain', '@girassol/shared-templates'].flatMap(
    (shared) => findPackageFolder(shared, folder) ?? [],
  );
  const sources = [folder, ...packages].flatMap((home) => listBuildInputs(home));
  return `${name.replaceAll('-', '_')}_${isDevelopment ? 'dev' : computeInputHash(sources).slice(0, 8)}`;
}

/**
 * Returns the options of a remote that the federation plugins of webpack, Rspack and Vite share.
 * @param {string} folder
 * @param {{ exposes: Record<string, string> }} definition
 */
export const createContainerOptions = (folder, { exposes }) => ({
  exposes,
  shared: createRemoteSharing(folder),
  shareStrategy: /** @type {const} */ ('loaded-first'),
  dts: /** @type {const} */ (false),
  manifest: /** @type {const} */ (false),
});

/** Experiments of webpack's and Rspack's federation plugin: a remote takes the federation runtime from the shell. */
export const containerExperiments = {
  externalRuntime: true,
  optimization: { disableRemote: true, disableSnapshot: true, target: /** @type {const} */ ('web') },
};

/**
 * Lists the files and folders of a package that go into a build: its sources, or its packed files; never builds of a
 * remote in the same folder.
 */
function listBuildInputs(/** @type {string} */ home) {
  const sources = existsSync(join(home, 'src')) ? 'src' : 'dist';
  const isPlatform = existsSync(join(home, 'build', 'remote-config.mjs'));
  return [sources, 'package.json', ...configFiles, ...(isPlatform ? ['build'] : [])].map((part) =>
    join(home, part),
  );
}
