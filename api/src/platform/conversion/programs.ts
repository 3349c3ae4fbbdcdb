import { spawnSync } from 'node:child_process';
import { findProgram, installPackages } from '@girassol/federation/machine';
// Also read by `tools/lib/libreoffice.mjs`, which installs the same for the tests.
import programs from './programs.json';

/** LibreOffice on this machine: the one that was named, or the first on the PATH; null when there is none. */
export const findLibreOffice = (named: string | undefined): string | null =>
  findProgram(named, ['soffice', 'libreoffice']);

/** What draws pages, and what reads them. */
export interface Poppler {
  draw: string;
  read: string;
}

/** Both on this machine; null when one is missing. */
export function findPoppler(): Poppler | null {
  const draw = findProgram(undefined, ['pdftoppm']);
  const read = findProgram(undefined, ['pdftotext']);
  return draw && read ? { draw, read } : null;
}

/** For how long an answer with missing fonts is believed: installing them takes a while, and asking takes a process. */
const MISSING_FONTS_MS = 10_000;
let checked: { missing: string[]; at: number } | undefined;

/**
 * Returns those of Word's usual fonts that this machine has neither itself nor as a font of the same widths (Carlito for
 * Calibri, Caladea for Cambria, Liberation for Arial, Times New Roman and Courier New). Without them LibreOffice takes any
 * other font and says nothing: lines break elsewhere, and eight pages become nine. Empty where fontconfig cannot be asked.
 */
export function findMissingFonts(): string[] {
  if (checked && (checked.missing.length === 0 || Date.now() - checked.at < MISSING_FONTS_MS))
    return checked.missing;
  const list = findProgram(undefined, ['fc-list']);
  const missing = list ? missingFrom(listFamilies(list)) : [];
  checked = { missing, at: Date.now() };
  return missing;
}

const listFamilies = (program: string): string =>
  spawnSync(program, [':', 'family'], { encoding: 'utf8', timeout: 10_000 }).stdout ?? '';

/** Returns the fonts that a list of families (one or more a line, between commas) has no substitute for. */
export function missingFrom(families: string): string[] {
  const present = new Set(families.split(/[\n,]/).map((family) => family.trim().toLowerCase()));
  return programs.fonts
    .filter((sameWidths) => !sameWidths.some((family) => present.has(family.toLowerCase())))
    .map(([ofWord = '']) => ofWord);
}

let isInstalling = false;

/** Installs converter, page drawing and fonts in the background, once. */
export async function installConverter(): Promise<void> {
  if (isInstalling) return;
  isInstalling = true;
  await installPackages(...programs.packages);
}
