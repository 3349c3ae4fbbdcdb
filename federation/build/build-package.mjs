import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { BuildError } from './build-error.mjs';
import { findPackageFolder, readPackage } from './packages.mjs';
import { releaseBuild } from './release-build.mjs';

const webpackCli = createRequire(import.meta.url).resolve('webpack-cli/bin/cli.js');
/** Exit code of webpack-cli after the configuration reported why there is nothing to build. */
const REFUSED = 2;

/** Tools whose builds lie in `dist/` and become a release afterwards. */
const otherTools = [
  {
    configFile: 'vite.config.mjs',
    packageName: 'vite',
    command: 'vite',
    args: ['--configLoader', 'native', '--logLevel', 'warn'],
  },
  { configFile: 'rspack.config.mjs', packageName: '@rspack/cli', command: 'rspack', args: [] },
];

/**
 * Builds the shell or a remote once for production with the tool whose configuration is in the folder. The tool prints
 * its errors. Throws GF-008 when the build fails.
 * @param {string} folder
 * @param {string} [configFile] name of another configuration of webpack in it
 */
export async function buildPackage(folder, configFile) {
  const tool = configFile
    ? undefined
    : otherTools.find((candidate) => existsSync(join(folder, candidate.configFile)));
  if (tool) {
    const { packageName, command, args } = tool;
    await runOrThrow([findCommand(folder, packageName, command), 'build', ...args], folder);
    await releaseBuild(folder, 'dist', {});
    return;
  }
  const config = configFile ?? 'webpack.config.mjs';
  const args = ['build', '--config', config, '--mode', 'production', '--stats', 'errors-warnings'];
  await runOrThrow([webpackCli, ...args], folder);
}

/**
 * @param {string[]} args of Node
 * @param {string} folder
 */
async function runOrThrow(args, folder) {
  const code = await new Promise((resolve, reject) => {
    // Tools take another value from whoever calls for what they are to build.
    const env = { ...process.env, NODE_ENV: 'production' };
    const cli = spawn(process.execPath, args, { cwd: folder, env, stdio: 'inherit' });
    cli.once('error', reject);
    cli.once('exit', resolve);
  });
  if (code === REFUSED) process.exitCode = 1;
  else if (code !== 0) throw new BuildError('GF-008', `The build of ${folder} failed: its errors are above.`);
}

/**
 * Returns the file of a command that a package of the remote's own brings.
 * @param {string} folder
 * @param {string} packageName
 * @param {string} command
 */
function findCommand(folder, packageName, command) {
  const home = findPackageFolder(packageName, folder);
  if (!home)
    throw new BuildError(
      'GF-004',
      `${packageName} is not installed in ${folder}: run the installation again`,
    );
  const { bin = {} } = readPackage(home);
  return join(home, typeof bin === 'string' ? bin : String(bin[command]));
}
