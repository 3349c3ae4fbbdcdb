import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { BuildError } from './build-error.mjs';

/**
 * Builds the shell or a remote once, for production.
 * @param {string} folder
 * @param {string} [configFile] name of the configuration in it
 */
export async function buildPackage(folder, configFile = 'webpack.config.mjs') {
  const { default: configure } = await import(pathToFileURL(join(folder, configFile)).href);
  const config = await configure({}, { mode: 'production' });
  const compiler = webpack(config);
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, done) => (error ? reject(error) : resolve(done))),
  );
  await new Promise((resolve, reject) =>
    compiler.close((error) => (error ? reject(error) : resolve(undefined))),
  );
  const text = stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY });
  if (stats.hasErrors()) throw new BuildError('GF-008', `The build of ${folder} failed:\n${text}`);
  if (stats.hasWarnings()) console.warn(text);
}
