import { installDebianPackages } from './debian-packages';
import { findProgram } from './find-program';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome-headless-shell',
  'chromium-headless-shell',
];

/** Finds Chromium on this machine: the named program, or the first on the PATH; null when there is none. */
export const findChromium = (named: string | undefined): string | null => findProgram(named, names);

let isInstalling = false;

/** Installs Debian's Chromium package in the background, once. */
export async function installChromium(): Promise<void> {
  if (isInstalling) return;
  isInstalling = true;
  await installDebianPackages('chromium');
}
