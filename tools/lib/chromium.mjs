import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, join } from 'node:path';
import { installWithApt } from './apt.mjs';
import { workspaceRoot } from './workspace.mjs';

// Journeys take about half the processor time in the headless shell: it draws no window of its own.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

function onPath() {
  for (const name of names) {
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      const candidate = join(folder, name);
      if (existsSync(candidate)) return candidate;
    }
  }
  return undefined;
}

function fromPlaywright() {
  const { chromium } = createRequire(join(workspaceRoot, 'e2e', 'package.json'))('@playwright/test');
  const candidate = chromium.executablePath();
  return existsSync(candidate) ? candidate : undefined;
}

const quiet = (command, args, timeout) =>
  spawnSync(command, args, { cwd: join(workspaceRoot, 'e2e'), stdio: 'ignore', timeout }).status === 0;

function installChromium() {
  if (!installWithApt('chromium-headless-shell')) installWithApt('chromium');
}

/**
 * Finds a Chromium, or installs one: Debian's package first, Playwright's own build otherwise.
 * @returns {string | undefined} path of the browser; undefined when none could be had
 */
export function ensureChromium() {
  const present = () => process.env.CHROMIUM_PATH ?? onPath() ?? fromPlaywright();
  const found = present();
  // Somebody's own browser serves as well. A machine that only tests gets the one that takes half the time.
  const isSlow = process.env.CI && !process.env.CHROMIUM_PATH && found && basename(found) !== names[0];
  if (found && !isSlow) return found;
  console.log('Instalando o Chromium…');
  installChromium();
  if (present()) return present();
  quiet('npx', ['playwright', 'install', '--with-deps', 'chromium'], 600_000);
  return present();
}
