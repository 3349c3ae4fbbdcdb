import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome-headless-shell',
  'chromium-headless-shell',
];

/** A Chromium of this machine: the one that was named, or the first on the PATH; null when there is none. */
export function findChromium(named: string | undefined): string | null {
  if (named) return existsSync(named) ? named : null;
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) {
      const candidate = join(folder, name);
      if (existsSync(candidate)) return candidate;
    }
  }
  return null;
}

const run = (command: string, args: string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'ignore', timeout: 300_000 });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });

let isInstalling = false;

/** Installs Debian's package behind the work, once, where the machine allows it: as root, or with sudo that asks nothing. */
export async function installChromium(): Promise<void> {
  if (isInstalling) return;
  isInstalling = true;
  const isRoot = process.getuid?.() === 0;
  const apt = (...args: string[]) =>
    isRoot ? run('apt-get', args) : run('sudo', ['-n', 'apt-get', ...args]);
  if (await apt('update')) await apt('install', '-y', '--no-install-recommends', 'chromium');
}
