import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { createCommonConfig, readPackageOfConfig } from './common-config.mjs';
import { buildRootFolder } from './paths.mjs';
import { readRouteTable } from './read-route-table.mjs';
import { listSharedEntries, readProvidedVersions } from './sharing.mjs';
import { SERVICE_WORKER_PART, ShellManifestPlugin } from './shell-manifest-plugin.mjs';
import { VerifiedScriptLoadPlugin } from './verified-script-load-plugin.mjs';

const sharedPackages = fileURLToPath(new URL('../src/host/shared-packages.ts', import.meta.url));
const withoutManifests = fileURLToPath(new URL('./without-manifests.js', import.meta.url));
const loader = fileURLToPath(new URL('./sharing-loader.mjs', import.meta.url));

/**
 * Returns the webpack configuration of the shell, which finds remotes in the registry at run time. Production builds go
 * to `build/shell/`: content-hashed files in `assets/`, and `shell.json`, which names them.
 *
 * @param {string} configUrl `import.meta.url` of the `webpack.config.mjs`
 * @param {{ mode?: string, providesPackages?: boolean, routeTable?: string, wholeParts?: string[], serviceWorker?: string }} options
 * `providesPackages`: remotes take packages from it; `routeTable`: a module of data that exports `routeTable`, for the
 * gate; `wholeParts`: lazy parts that bring all they need, so that files everybody fetches are not cut up for them; they are
 * not kept for times without a signal; `serviceWorker`: the module of the service worker, which becomes one file
 * @returns {Promise<import('webpack').Configuration>}
 */
export async function createShellConfig(
  configUrl,
  { mode = 'production', providesPackages = true, routeTable, wholeParts = [], serviceWorker } = {},
) {
  const { folder, version } = readPackageOfConfig(configUrl);
  const isDevelopment = mode === 'development';
  const lazyPackages = (providesPackages ? listSharedEntries(folder) : [])
    .filter(({ tier }) => tier === 'host-lazy')
    .map(({ name }) => name);
  const common = createCommonConfig({ folder, name: 'shell', isDevelopment });

  return {
    ...common,
    entry: {
      shell: [fileURLToPath(new URL('../src/host/install.ts', import.meta.url)), './src/index.tsx'],
      // A page in development is kept by no worker.
      ...(serviceWorker && !isDevelopment && { [SERVICE_WORKER_PART]: serviceWorker }),
    },
    module: {
      ...common.module,
      rules: [...(common.module?.rules ?? []), { test: sharedPackages, loader, options: { folder } }],
    },
    output: {
      ...common.output,
      path: join(buildRootFolder, '.cache', 'releases', 'shell'),
      filename: isDevelopment ? '[name].js' : '[name].[contenthash:8].js',
      uniqueName: 'girassol_shell',
    },
    optimization: {
      ...common.optimization,
      splitChunks: {
        chunks: ({ name }) => ![...wholeParts, SERVICE_WORKER_PART].includes(name ?? ''),
        // Few files, each with its own pace of change: React almost never, libraries seldom, our own code daily.
        minSize: 20_000,
        cacheGroups: {
          default: { minChunks: 2, reuseExistingChunk: true },
          defaultVendors: false,
          react: {
            test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
            name: 'react',
            chunks: 'initial',
            enforce: true,
            priority: 20,
          },
          libraries: {
            test: /[\\/]node_modules[\\/]/,
            name: 'libraries',
            chunks: 'initial',
            enforce: true,
            priority: 10,
          },
        },
      },
    },
    plugins: [
      ...(common.plugins ?? []),
      new webpack.DefinePlugin({
        // Leaves out of the federation runtime what runs in Node, and manifests we do not use.
        ENV_TARGET: JSON.stringify('web'),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      }),
      new webpack.NormalModuleReplacementPlugin(/\/(SnapshotHandler|preload)\.js$/, (request) => {
        if (/[\\/]@module-federation[\\/]runtime-core[\\/]/.test(request.context))
          request.request = withoutManifests;
      }),
      new VerifiedScriptLoadPlugin(),
      new ShellManifestPlugin({
        version,
        isDevelopment,
        lazyPackages,
        wholeParts,
        provides: readProvidedVersions(folder, version),
        routes: routeTable === undefined ? undefined : await readRouteTable(join(folder, routeTable)),
      }),
    ],
  };
}
