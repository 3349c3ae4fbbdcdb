import { installPackages } from './debian-packages';
import { findProgram } from './find-program';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome-headless-shell',
  'chromium-headless-shell',
];

/** A Chromium of this machine: the one that was named, or the first on the PATH; null when there is none. */
export const findChromium = (named: string | undefined): string | null => findProgram(named, names);

let isInstalling = false;

/** Installs Debian's package behind the work, once. */
export async function installChromium(): Promise<void> {
  if (isInstalling) return;
  isInstalling = true;
  await installPackages('chromium');
}
