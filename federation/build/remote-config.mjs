import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { ChunkGuardPlugin } from './chunk-guard-plugin.mjs';
import { commonConfig, describePackage } from './common-config.mjs';
import { ContractPlugin } from './contract-plugin.mjs';
import { definitionRule } from './definition-rule.mjs';
import { inputHash } from './input-hash.mjs';
import { packageFolder } from './packages.mjs';
import { root } from './places.mjs';
import { readDefinition } from './read-definition.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { SharedExportsPlugin } from './shared-exports-plugin.mjs';
import { remoteSharing, takenFromShell } from './sharing.mjs';

/**
 * The webpack configuration of a remote. Production builds become a release: `build/releases/<name>/<version>/`.
 *
 * @param {string} configUrl `import.meta.url` of the `webpack.config.mjs`
 * @param {{ mode?: string }} options
 * @returns {Promise<import('webpack').Configuration>}
 */
export async function createRemoteConfig(configUrl, { mode = 'production' } = {}) {
  const { folder, version } = describePackage(configUrl);
  const isDevelopment = mode === 'development';
  const definition = await readDefinition(folder);
  const common = commonConfig({ folder, name: definition.name, isDevelopment });
  // Two releases on one page must not meet in a global: the name carries what goes into the build.
  const packages = ['@girassol/federation', '@girassol/shared-domain', '@girassol/shared-templates'].flatMap(
    (name) => packageFolder(name, folder) ?? [],
  );
  const sources = [folder, ...packages].flatMap((home) => partsOf(home));
  const sharedExports = new SharedExportsPlugin(folder);
  const container = `${definition.name.replaceAll('-', '_')}_${isDevelopment ? 'dev' : inputHash(sources).slice(0, 8)}`;

  return {
    ...common,
    entry: {},
    module: {
      ...common.module,
      rules: [...(common.module?.rules ?? []), definitionRule(folder, definition)],
    },
    output: {
      ...common.output,
      path: join(root, '.cache', 'releases', definition.name),
      uniqueName: container,
    },
    plugins: [
      ...(common.plugins ?? []),
      new ModuleFederationPlugin({
        name: container,
        filename: isDevelopment ? 'entry.js' : 'entry.[contenthash:8].js',
        library: { type: 'var', name: container },
        exposes: definition.exposes,
        shared: remoteSharing(folder),
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
      new ChunkGuardPlugin(),
      ...(isDevelopment ? [] : [new ContractPlugin({ folder, exposes: definition.exposes })]),
      new ReleasePlugin({
        definition,
        container,
        packageVersion: version,
        isDevelopment,
        shares: takenFromShell(folder),
        uses: () => sharedExports.uses,
      }),
    ],
  };
}

/** What of a package goes into a build: its sources, or what was packed of them. Never the builds of a remote beside them. */
function partsOf(/** @type {string} */ home) {
  const sources = existsSync(join(home, 'src')) ? 'src' : 'dist';
  const isPlatform = existsSync(join(home, 'build', 'remote-config.mjs'));
  return [sources, 'package.json', 'webpack.config.mjs', ...(isPlatform ? ['build'] : [])].map((part) =>
    join(home, part),
  );
}
