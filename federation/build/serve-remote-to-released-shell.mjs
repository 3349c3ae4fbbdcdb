import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { DefinitionWatchPlugin } from './definition-watch-plugin.mjs';
import { loadDevelopmentConfig } from './load-remote-config.mjs';
import { readRemoteDefinition } from './read-remote-definition.mjs';

const client = fileURLToPath(new URL('./exchange-client.js', import.meta.url));

/**
 * Serves a remote from its sources to pages of a released shell. Changes replace the code in the page without a page
 * load, by a client in the container. A changed definition restarts the server and reloads the pages.
 *
 * @param {object} remote
 * @param {string} remote.folder
 * @param {number} remote.port
 * @param {import('webpack-dev-server').Configuration} remote.options what else the server should do
 */
export async function serveRemoteToReleasedShell({ folder, port, options }) {
  const definition = await readRemoteDefinition(folder);
  const config = adaptConfigToReleasedShell(await loadDevelopmentConfig(folder));
  const socket = `ws://localhost:${port}/ws`;
  const query = new URLSearchParams({ socket, remote: definition.name });
  const compiler = webpack({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      // Part of every entry: the container is one.
      new webpack.EntryPlugin(folder, `${client}?${query}`, { name: undefined }),
      new DefinitionWatchPlugin({ folder, definition, onChange: beginAnew }),
    ],
  });
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      hot: false,
      liveReload: false,
      client: false,
      static: false,
      ...options,
      // The same names have other contents after every change.
      headers: { ...options.headers, 'cache-control': 'no-store' },
    },
    compiler,
  );

  async function beginAnew() {
    if (server.webSocketServer) server.sendMessage(server.webSocketServer.clients, 'static-changed');
    await server.stop();
    await serveRemoteToReleasedShell({ folder, port, options });
  }
  await server.start();
}

/**
 * Removes React's development transforms and refresh plugin from a configuration, since a released shell has React's
 * production build.
 * @param {import('webpack').Configuration} config
 */
export function adaptConfigToReleasedShell({ module, plugins = [], ...config }) {
  return {
    ...config,
    module: { ...module, rules: module?.rules?.map(withPlainJsx) },
    plugins: plugins.filter((plugin) => !(plugin instanceof ReactRefreshPlugin)),
  };
}

/** @param {any} rule */
function withPlainJsx(rule) {
  const { options, ...loader } = rule.use ?? {};
  if (!options?.jsc) return rule;
  const transform = { react: { runtime: 'automatic', development: false } };
  return { ...rule, use: { ...loader, options: { ...options, jsc: { ...options.jsc, transform } } } };
}
