import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack from 'webpack';
import { readPackageOfConfig } from './common-config.mjs';
import { createDefinitionRule } from './definition-rule.mjs';
import { computeIntegrity } from './integrity.mjs';
import { buildDir, buildRootFolder } from './paths.mjs';
import { readRemoteDefinition } from './read-remote-definition.mjs';
import { createShellConfig } from './shell-config.mjs';

/**
 * Returns the webpack configuration of the product as one bundle: the shell with every remote inside, loaded lazily
 * without federation. Set BUILD_DIR to a separate folder. The registry still names the remotes (routes, slots, menus),
 * without files.
 *
 * @param {string} configUrl `import.meta.url` of the shell's `webpack.config.mjs`
 * @param {string[]} remoteFolders absolute
 * @returns {Promise<import('webpack').Configuration>}
 */
export async function createSingleBundleConfig(configUrl, remoteFolders) {
  const shell = await createShellConfig(configUrl, { providesPackages: false });
  const remotes = await Promise.all(
    remoteFolders.map(async (folder) => ({
      folder,
      version: readPackageOfConfig(`file://${folder}/webpack.config.mjs`).version,
      definition: await readRemoteDefinition(folder),
    })),
  );
  const host = join(buildRootFolder, '.cache', 'mono', 'mono-host.mjs');
  await mkdir(join(host, '..'), { recursive: true });
  await writeFile(host, buildMonoHost(remotes));

  return {
    ...shell,
    name: 'mono',
    module: {
      ...shell.module,
      rules: [
        ...(shell.module?.rules ?? []),
        ...remotes.map(({ folder, definition }) => createDefinitionRule(folder, definition)),
      ],
    },
    cache: { ...(typeof shell.cache === 'object' ? shell.cache : {}), type: 'filesystem', name: 'mono' },
    output: {
      ...shell.output,
      path: join(buildRootFolder, '.cache', 'releases', 'mono'),
      uniqueName: 'girassol_mono',
    },
    plugins: [
      ...(shell.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/[\\/]federation-host$/, host),
      new MonoRemotesPlugin(remotes),
    ],
  };
}

/** @typedef {{ folder: string, version: string, definition: import('../src/registry/manifest').RemoteDefinition }} MonoRemote */

const getModuleChunkName = (/** @type {string} */ name, /** @type {string} */ module) =>
  `${name}-${module.replace(/\W+/g, '')}`;

/**
 * Returns the source of the module that replaces the federation runtime: modules of remotes as lazy parts of this
 * bundle.
 * @param {MonoRemote[]} remotes
 */
function buildMonoHost(remotes) {
  const rows = remotes.flatMap(({ folder, definition: { name, exposes } }) =>
    Object.entries(exposes).map(([module, source]) => {
      const key = JSON.stringify(`${name} ${module}`);
      return `  ${key}: () => import(/* webpackChunkName: "${getModuleChunkName(name, module)}" */ ${JSON.stringify(join(folder, source))}),`;
    }),
  );
  return `const modules = {\n${rows.join('\n')}\n};
export const createFederationHost = () => ({
  load: ({ container }, module) => modules[container + ' ' + module](),
  forgetUnloadedShares() {},
});
`;
}

/** Writes the manifests of the remotes inside the bundle, and which of the bundle's files each module needs. */
class MonoRemotesPlugin {
  /** @param {MonoRemote[]} remotes */
  constructor(remotes) {
    this.remotes = remotes;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('MonoRemotesPlugin', async ({ namedChunkGroups, errors }) => {
      if (errors.length > 0) return;
      const parts = [...namedChunkGroups.keys()];
      for (const { version, definition } of this.remotes) {
        const { exposes, ...data } = definition;
        const screens = definition.routes.flatMap(({ screen }) => screen ?? []);
        const modules = Object.keys(exposes).map((module) => [
          module,
          getModuleChunkName(definition.name, module),
        ]);
        const needs = [...modules, ...screens.map((screen) => [screen, screen])];
        const manifest = {
          ...data,
          version: `${version}-mono-${computeIntegrity(JSON.stringify(parts)).slice(7, 15).replace(/\W/g, '0')}`,
          exposes: Object.keys(exposes),
          entry: '',
          container: definition.name,
          integrity: {},
          preload: Object.fromEntries(needs.map(([key, part]) => [key, { files: [], shared: [part] }])),
          builtAt: new Date().toISOString(),
        };
        const folder = join(buildDir, 'releases', definition.name, manifest.version);
        await mkdir(folder, { recursive: true });
        await writeFile(join(folder, 'remote.json'), JSON.stringify(manifest, null, 2));
      }
      // A remote's parts are announced like packages that the shell provides on demand.
      const shellFile = join(buildDir, 'shell', 'shell.json');
      const shell = JSON.parse(await readFile(shellFile, 'utf8'));
      await writeFile(
        shellFile,
        JSON.stringify({ ...shell, shared: { ...shell.parts, ...shell.shared } }, null, 2),
      );
    });
  }
}
