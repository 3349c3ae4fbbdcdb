import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { BuildError } from './build-error.mjs';

const webpackCli = createRequire(import.meta.url).resolve('webpack-cli/bin/cli.js');
/** Exit code of webpack-cli after the configuration reported why there is nothing to build. */
const REFUSED = 2;

/**
 * Builds the shell or a remote once for production with webpack-cli, which prints the errors. Throws GF-008 when the
 * build fails.
 * @param {string} folder
 * @param {string} [configFile] name of the configuration in it
 */
export async function buildPackage(folder, configFile = 'webpack.config.mjs') {
  const args = ['build', '--config', configFile, '--mode', 'production', '--stats', 'errors-warnings'];
  const code = await new Promise((resolve, reject) => {
    const cli = spawn(process.execPath, [webpackCli, ...args], { cwd: folder, stdio: 'inherit' });
    cli.once('error', reject);
    cli.once('exit', resolve);
  });
  if (code === REFUSED) process.exitCode = 1;
  else if (code !== 0) throw new BuildError('GF-008', `The build of ${folder} failed: its errors are above.`);
}
