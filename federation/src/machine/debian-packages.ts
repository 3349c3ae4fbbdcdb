import { spawn } from 'node:child_process';

const run = (command: string, args: string[]): Promise<boolean> =>
  new Promise((resolve) => {
    // The files of a package are for every user of the machine, whatever this process makes its own ones. People are
    // served meanwhile: unpacking stays behind that.
    const child = spawn('/bin/sh', ['-c', 'umask 022; exec nice -n 10 "$@"', 'sh', command, ...args], {
      stdio: 'ignore',
      timeout: 600_000,
    });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });

let before: Promise<unknown> = Promise.resolve();

/**
 * Installs Debian packages if the machine allows that (as root, or with sudo without a password), one call
 * after the other, as apt requires. Returns whether the packages are installed.
 */
export function installDebianPackages(...names: string[]): Promise<boolean> {
  const installing = before.then(() => install(names));
  before = installing;
  return installing;
}

async function install(names: string[]): Promise<boolean> {
  const isRoot = process.getuid?.() === 0;
  const apt = (...args: string[]) =>
    isRoot ? run('apt-get', args) : run('sudo', ['-n', 'apt-get', ...args]);
  return (await apt('update')) && apt('install', '-y', '--no-install-recommends', ...names);
}
