import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { DefinitionWatchPlugin } from './definition-watch-plugin.mjs';
import { readDefinition } from './read-definition.mjs';

const client = fileURLToPath(new URL('./exchange-client.js', import.meta.url));

/**
 * Serves a remote from its sources to pages of a released shell. Each change is exchanged there without a page load:
 * the container brings a client that hears of it. A definition that changed begins everything anew, the pages as well.
 *
 * @param {object} remote
 * @param {string} remote.folder
 * @param {number} remote.port
 * @param {import('webpack-dev-server').Configuration} remote.options what else the server should do
 */
export async function serveToReleasedShell({ folder, port, options }) {
  const { default: configure } = await import(pathToFileURL(join(folder, 'webpack.config.mjs')).href);
  const definition = await readDefinition(folder);
  const config = forReleasedShell(await configure({}, { mode: 'development' }));
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
    await serveToReleasedShell({ folder, port, options });
  }
  await server.start();
}

/**
 * A released shell has React's production build, which cannot exchange components: what a development build adds for
 * that is left out.
 * @param {import('webpack').Configuration} config
 */
export function forReleasedShell({ module, plugins = [], ...config }) {
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
