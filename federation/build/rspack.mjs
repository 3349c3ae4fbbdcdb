import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { readPackageOfConfig } from './common-config.mjs';
import { getPendingContainerName } from './container-name.mjs';
import { containerExperiments, createContainerOptions } from './container-options.mjs';
import { createDefinitionRule } from './definition-rule.mjs';
import { readRemoteDefinition } from './read-remote-definition.mjs';
import { RspackFactsPlugin } from './rspack-facts-plugin.mjs';
import { VerifiedScriptLoadPlugin } from './verified-script-load-plugin.mjs';

/**
 * Returns the plugins that make a build of Rspack or Rsbuild a remote: the container, scripts that are loaded by the
 * shell with their hashes, and the facts that `girassol release` reads. For Rsbuild: `tools: { rspack: { plugins } }`.
 * @param {string} configUrl `import.meta.url` of the configuration
 */
export async function createRspackPlugins(configUrl) {
  const { folder } = readPackageOfConfig(configUrl);
  const definition = await readRemoteDefinition(folder);
  const container = getPendingContainerName(definition.name);
  return [
    new ModuleFederationPlugin({
      name: container,
      filename: 'entry.js',
      library: { type: 'var', name: container },
      ...createContainerOptions(folder, definition),
      experiments: containerExperiments,
    }),
    new VerifiedScriptLoadPlugin(),
    new RspackFactsPlugin({ folder, container, modules: Object.keys(definition.exposes) }),
  ];
}

/**
 * Returns the Rspack configuration of a remote, which builds to `dist/`.
 * @param {string} configUrl `import.meta.url` of the `rspack.config.mjs`
 */
export async function createRspackConfig(configUrl) {
  const { folder } = readPackageOfConfig(configUrl);
  const definition = await readRemoteDefinition(folder);
  return {
    name: definition.name,
    mode: /** @type {const} */ ('production'),
    context: folder,
    target: /** @type {['web', 'es2022']} */ (['web', 'es2022']),
    devtool: /** @type {const} */ (false),
    entry: {},
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        createDefinitionRule(folder, definition),
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          resolve: { fullySpecified: false },
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
        { test: /\.(woff2|png|jpg|webp|avif|svg)$/, type: 'asset/resource' },
      ],
    },
    output: {
      path: join(folder, 'dist'),
      uniqueName: getPendingContainerName(definition.name),
      publicPath: 'auto',
      crossOriginLoading: /** @type {const} */ ('anonymous'),
      chunkLoadTimeout: 9_000,
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      clean: true,
    },
    plugins: await createRspackPlugins(configUrl),
  };
}
