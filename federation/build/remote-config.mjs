import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { createCommonConfig, readPackageOfConfig } from './common-config.mjs';
import { createDefinitionRule } from './definition-rule.mjs';
import { computeInputHash } from './input-hash.mjs';
import { findPackageFolder } from './packages.mjs';
import { buildRootFolder } from './paths.mjs';
import { readRemoteDefinition } from './read-remote-definition.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { SharedExportsPlugin } from './shared-exports-plugin.mjs';
import { createRemoteSharing, listHostPackages } from './sharing.mjs';
import { TypeContractPlugin } from './type-contract-plugin.mjs';
import { VerifiedScriptLoadPlugin } from './verified-script-load-plugin.mjs';

/**
 * Returns the webpack configuration of a remote. Production builds become a release:
 * `build/releases/<name>/<version>/`.
 *
 * @param {string} configUrl `import.meta.url` of the `webpack.config.mjs`
 * @param {{ mode?: string }} options
 * @returns {Promise<import('webpack').Configuration>}
 */
export async function createRemoteConfig(configUrl, { mode = 'production' } = {}) {
  const { folder, version } = readPackageOfConfig(configUrl);
  const isDevelopment = mode === 'development';
  const definition = await readRemoteDefinition(folder);
  const common = createCommonConfig({ folder, name: definition.name, isDevelopment });
  // Two releases on one page must not meet in a global: the name carries what goes into the build.
  const packages = ['@girassol/federation', '@girassol/shared-domain', '@girassol/shared-templates'].flatMap(
    (name) => findPackageFolder(name, folder) ?? [],
  );
  const sources = [folder, ...packages].flatMap((home) => listBuildInputs(home));
  const sharedExports = new SharedExportsPlugin(folder);
  const container = `${definition.name.replaceAll('-', '_')}_${isDevelopment ? 'dev' : computeInputHash(sources).slice(0, 8)}`;

  return {
    ...common,
    entry: {},
    module: {
      ...common.module,
      rules: [...(common.module?.rules ?? []), createDefinitionRule(folder, definition)],
    },
    output: {
      ...common.output,
      path: join(buildRootFolder, '.cache', 'releases', definition.name),
      uniqueName: container,
    },
    plugins: [
      ...(common.plugins ?? []),
      new ModuleFederationPlugin({
        name: container,
        filename: isDevelopment ? 'entry.js' : 'entry.[contenthash:8].js',
        library: { type: 'var', name: container },
        exposes: definition.exposes,
        shared: createRemoteSharing(folder),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        virtualRuntimeEntry: true,
        experiments: {
          externalRuntime: true,
          optimization: { disableRemote: true, disableSnapshot: true, target: 'web' },
        },
      }),
      sharedExports,
      new VerifiedScriptLoadPlugin(),
      ...(isDevelopment ? [] : [new TypeContractPlugin({ folder, exposes: definition.exposes })]),
      new ReleasePlugin({
        definition,
        container,
        packageVersion: version,
        isDevelopment,
        shares: listHostPackages(folder),
        uses: () => sharedExports.uses,
      }),
    ],
  };
}

/**
 * Lists the files and folders of a package that go into a build: its sources, or its packed files; never builds of a
 * remote in the same folder.
 */
function listBuildInputs(/** @type {string} */ home) {
  const sources = existsSync(join(home, 'src')) ? 'src' : 'dist';
  const isPlatform = existsSync(join(home, 'build', 'remote-config.mjs'));
  return [sources, 'package.json', 'webpack.config.mjs', ...(isPlatform ? ['build'] : [])].map((part) =>
    join(home, part),
  );
}
