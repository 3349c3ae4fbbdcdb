import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { findPackageFolder, readPackage } from './packages.mjs';
import { buildRootFolder, workspaceRoot } from './paths.mjs';

/** Path of the `swc-loader` that this package depends on, wherever the package manager installed it. */
const swcLoader = createRequire(import.meta.url).resolve('swc-loader');

const routerLoader = fileURLToPath(new URL('./router-loader.mjs', import.meta.url));

/**
 * @param {string} configUrl `import.meta.url` of a `webpack.config.mjs`
 */
export function readPackageOfConfig(configUrl) {
  const folder = dirname(fileURLToPath(configUrl));
  return { folder, ...readPackage(folder) };
}

/**
 * Returns the webpack options shared by the builds of the shell and of every remote.
 * @param {{ folder: string, name: string, isDevelopment: boolean }} options
 * @returns {import('webpack').Configuration}
 */
export function createCommonConfig({ folder, name, isDevelopment }) {
  return {
    name,
    mode: isDevelopment ? 'development' : 'production',
    context: folder,
    target: ['web', 'es2022'],
    // Not `eval`: the strict content security policy holds while developing too.
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // The package's own entries always lead to its development build.
      alias: isDevelopment ? {} : reactRouterProduction(folder),
    },
    module: {
      strictExportPresence: true,
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          resolve: { fullySpecified: false },
          use: { loader: swcLoader, options: swcOptions(isDevelopment) },
        },
        { test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/, loader: routerLoader },
        { test: /\.(woff2|png|jpg|webp|avif)$/, type: 'asset/resource' },
        { test: /\.svg$/, type: 'asset/resource' },
      ],
    },
    output: {
      hashFunction: 'xxhash64',
      crossOriginLoading: 'anonymous',
      // A module that threw is evaluated again when the area is retried.
      strictModuleErrorHandling: true,
      // Shorter than an attempt of the platform's script loader, which then makes the next one.
      chunkLoadTimeout: 9_000,
      chunkFilename: isDevelopment ? '[name].js' : '[name].[contenthash:8].js',
      assetModuleFilename: isDevelopment ? '[name][ext]' : '[name].[contenthash:8][ext]',
      publicPath: 'auto',
      clean: false,
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { ecma: 2020, compress: { passes: 2 }, format: { comments: false } },
        }),
      ],
    },
    cache: {
      type: 'filesystem',
      name: `${name}-${isDevelopment ? 'development' : 'production'}`,
      cacheDirectory: join(buildRootFolder, '.cache', 'webpack'),
      // The lockfile also: a patched package keeps its version, and webpack asks only for that.
      buildDependencies: {
        config: [
          fileURLToPath(new URL('./', import.meta.url)),
          ...(workspaceRoot ? [join(workspaceRoot, 'pnpm-lock.yaml')] : []),
        ],
      },
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    plugins: isDevelopment
      ? [new ReactRefreshPlugin({ overlay: false })]
      : [
          // Chromium then compiles the functions of a file beside the page's thread while it arrives, not one by one as they
          // are called: a fifth of the main thread's time until a board is there. Added after the minifier, which would drop it.
          new webpack.BannerPlugin({
            banner: '//# allFunctionsCalledOnLoad',
            raw: true,
            include: /\.js$/,
            stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
          }),
        ],
  };
}

/** @param {string} folder */
function reactRouterProduction(folder) {
  const home = findPackageFolder('react-router', folder);
  return home
    ? {
        'react-router$': join(home, 'dist', 'production', 'index.mjs'),
        'react-router/dom$': join(home, 'dist', 'production', 'dom-export.mjs'),
      }
    : {};
}

/** @param {boolean} isDevelopment */
function swcOptions(isDevelopment) {
  return {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', refresh: isDevelopment } },
    },
  };
}
