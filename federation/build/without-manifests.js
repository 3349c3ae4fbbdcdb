/**
 * In the place of two parts of the federation runtime that serve manifests of its own kind (`mf-manifest.json`): reading
 * them, and `preloadRemote`, which needs them. This platform's registry is on the page, and its pages announce files
 * themselves (docs/decisions/0010): the runtime's flag leaves out the plugins that use these parts, not the parts.
 */

const refuse = () => {
  throw new Error(
    'Remotes have no mf-manifest.json here: prefetch them with the platform (prefetch of the handle)',
  );
};

/** Replacement of `plugins/snapshot/SnapshotHandler.js` of the federation runtime. */
export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin() {}, removePlugin() {} };
  manifestCache = new Map();
  loadRemoteSnapshotInfo = refuse;
}
export const getGlobalRemoteInfo = () => ({});

/** Replacement of `utils/preload.js` of the federation runtime. */
export const formatPreloadArgs = refuse;
export const preloadAssets = refuse;
export const defaultPreloadArgs = refuse;
export const normalizePreloadExposes = refuse;
