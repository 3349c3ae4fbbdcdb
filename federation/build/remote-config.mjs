import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { createCommonConfig, readPackageOfConfig } from './common-config.mjs';
import { getPendingContainerName } from './container-name.mjs';
import { ContainerNamePlugin } from './container-name-plugin.mjs';
import { containerExperiments, createContainerOptions } from './container-options.mjs';
import { createDefinitionRule } from './definition-rule.mjs';
import { groupExposes } from './group-exposes.mjs';
import { buildRootFolder } from './paths.mjs';
import { readRemoteDefinition } from './read-remote-definition.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { SharedExportsPlugin } from './shared-exports-plugin.mjs';
import { listHostPackages } from './sharing.mjs';
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
  const sharedExports = new SharedExportsPlugin(folder);
  const container = isDevelopment
    ? `${definition.name.replaceAll('-', '_')}_dev`
    : getPendingContainerName(definition.name);
  const naming = new ContainerNamePlugin(container);

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
        ...createContainerOptions(folder, definition),
        exposes: groupExposes(definition),
        virtualRuntimeEntry: true,
        experiments: containerExperiments,
      }),
      sharedExports,
      new VerifiedScriptLoadPlugin(),
      ...(isDevelopment ? [] : [naming, new TypeContractPlugin({ folder, exposes: definition.exposes })]),
      new ReleasePlugin({
        definition,
        naming,
        packageVersion: version,
        isDevelopment,
        shares: listHostPackages(folder),
        uses: () => sharedExports.uses,
      }),
    ],
  };
}
