import { spawnSync } from 'node:child_process';

const quiet = (command, args, timeout) => spawnSync(command, args, { stdio: 'ignore', timeout }).status === 0;

/**
 * Installs Debian packages where the machine allows that: as root, or with sudo without a password.
 * @returns {boolean} whether they are there
 */
export function installWithApt(...names) {
  const asRoot = process.getuid?.() === 0;
  if (!asRoot && !quiet('sudo', ['-n', 'true'], 10_000)) return false;
  const apt = (...args) =>
    quiet(asRoot ? 'apt-get' : 'sudo', asRoot ? args : ['-n', 'apt-get', ...args], 600_000);
  apt('update');
  return apt('install', '-y', '--no-install-recommends', ...names);
}
