import { createRemoteSharing } from './sharing.mjs';

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
