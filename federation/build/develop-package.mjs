import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { serveRemoteToReleasedShell } from './serve-remote-to-released-shell.mjs';

/**
 * Serves the shell or a remote with hot reload. The page comes from the product's server, which knows this development
 * server by `DEVELOPMENT_SERVERS` or by an override.
 * @param {string} folder with a `webpack.config.mjs`
 * @param {number} port
 * @param {{ isShellReleased: boolean }} options false: the shell is in development as well
 */
export async function developPackage(folder, port, { isShellReleased }) {
  const elsewhere = {
    // The page is at another port.
    allowedHosts: /** @type {const} */ ('all'),
    headers: { 'access-control-allow-origin': '*' },
  };
  if (isShellReleased) return serveRemoteToReleasedShell({ folder, port, options: elsewhere });

  const { default: configure } = await import(pathToFileURL(join(folder, 'webpack.config.mjs')).href);
  const server = new WebpackDevServer(
    {
      ...elsewhere,
      port,
      host: 'localhost',
      hot: true,
      static: false,
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn' },
    },
    webpack(await configure({}, { mode: 'development' })),
  );
  await server.start();
}
