import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { forReleasedShell, reloading } from './released-shell.mjs';

/**
 * Serves the shell or a remote with hot reload. The page itself comes from the product's server, which is told of this
 * one (`DEVELOPMENT_SERVERS`).
 * @param {string} folder with a `webpack.config.mjs`
 * @param {number} port
 * @param {{ isShellReleased: boolean }} options false: the shell is in development as well
 */
export async function developPackage(folder, port, { isShellReleased }) {
  const { default: configure } = await import(pathToFileURL(join(folder, 'webpack.config.mjs')).href);
  const config = await configure({}, { mode: 'development' });
  const compiler = webpack(isShellReleased ? forReleasedShell(config) : config);
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      ...(isShellReleased ? reloading : { hot: true }),
      static: false,
      // The page is at another port.
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*' },
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn' },
    },
    compiler,
  );
  await server.start();
}
