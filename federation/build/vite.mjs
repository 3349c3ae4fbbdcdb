import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { federation } from '@module-federation/vite';
import { readPackageOfConfig } from './common-config.mjs';
import { getPendingContainerName } from './container-name.mjs';
import { createContainerOptions } from './container-options.mjs';
import { toAreaDefinition } from './definition-loader.mjs';
import { readRemoteDefinition } from './read-remote-definition.mjs';
import { createRemoteSharing, listSharedEntries } from './sharing.mjs';
import { createViteFactsPlugin } from './vite-facts-plugin.mjs';

/**
 * Returns the Vite configuration of a remote, which builds to `dist/`. Its container and all its parts are ES modules:
 * the browser compares them with the hashes in the import map that the server writes into the page.
 * @param {string} configUrl `import.meta.url` of the `vite.config.mjs`
 * @returns {Promise<import('vite').UserConfig>}
 */
export async function createViteConfig(configUrl) {
  const { folder } = readPackageOfConfig(configUrl);
  const definition = await readRemoteDefinition(folder);
  const container = getPendingContainerName(definition.name);
  return {
    root: folder,
    // Parts are found beside the one that asks for them.
    base: './',
    publicDir: false,
    build: {
      target: 'es2022',
      outDir: 'dist',
      assetsDir: '',
      // The page announces what it needs, with hashes.
      modulePreload: false,
      rolldownOptions: {
        input: Object.values(definition.exposes),
        checks: { pluginTimings: false },
        output: {
          // Names that the federation plugin makes for shared packages have up to 150 characters.
          chunkFileNames: ({ name }) => `${name.startsWith('_virtual') ? 'shared' : '[name]'}-[hash].js`,
          entryFileNames: '[name]-[hash].js',
        },
      },
    },
    plugins: [
      createDefinitionPlugin(definition),
      federation({
        name: container,
        filename: 'entry.js',
        ...createContainerOptions(folder, definition),
        shared: createImportedSharing(folder),
        disableRemote: true,
        disableSnapshot: true,
        experiments: { externalRuntime: true },
      }),
      createViteFactsPlugin({ folder, container, exposes: definition.exposes, entry: 'entry.js' }),
    ],
  };
}

/**
 * Returns the sharing options without the packages that the shell fetches on demand and the remote does not import: the
 * container of a Vite build fetches all that are named, when it starts.
 * @param {string} folder of the remote
 */
function createImportedSharing(folder) {
  const sources = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.[jt]sx?$/.test(name))
    .map((name) => readFileSync(join(folder, 'src', name), 'utf8'));
  const isImported = (/** @type {string} */ name) =>
    sources.some((source) => source.includes(`'${name}'`) || source.includes(`"${name}"`));
  const unused = listSharedEntries(folder).flatMap(({ name, tier }) =>
    tier === 'host-lazy' && !isImported(name) ? [name] : [],
  );
  return Object.fromEntries(
    Object.entries(createRemoteSharing(folder)).filter(([name]) => !unused.includes(name)),
  );
}

/**
 * Puts the part of the definition that the area's code needs in the place of `src/remote.ts`.
 * @param {object} definition
 * @returns {import('vite').Plugin}
 */
const createDefinitionPlugin = (definition) => ({
  name: 'girassol-definition',
  enforce: 'pre',
  load: (id) => (/[\\/]src[\\/]remote\.ts$/.test(id) ? toAreaDefinition(definition) : null),
});
