import { spawnSync } from 'node:child_process';
import { findProgram, installDebianPackages } from '@girassol/federation/machine';
// Also read by `tools/lib/libreoffice.mjs`, which installs the same for the tests.
import programs from './programs.json';

/** Finds LibreOffice on this machine: the named one, or the first on the PATH; null if there is none. */
export const findLibreOffice = (named: string | undefined): string | null =>
  findProgram(named, ['soffice', 'libreoffice']);

/** Paths of the Poppler programs that draw pages and read their text. */
export interface PopplerPaths {
  draw: string;
  read: string;
}

/** Finds both Poppler programs on this machine; null if one is missing. */
export function findPoppler(): PopplerPaths | null {
  const draw = findProgram(undefined, ['pdftoppm']);
  const read = findProgram(undefined, ['pdftotext']);
  return draw && read ? { draw, read } : null;
}

/** For how long an answer with missing fonts is believed: installing them takes a while, and asking takes a process. */
const MISSING_FONTS_MS = 10_000;
let checked: { missing: string[]; at: number } | undefined;

/**
 * Finds the fonts that Word documents usually need and this machine lacks, both themselves and as a font of
 * the same widths (Carlito for Calibri, Caladea for Cambria, Liberation for Arial, Times New Roman and
 * Courier New). LibreOffice silently replaces a missing font by any other: lines break elsewhere, and eight
 * pages become nine. Returns an empty list if fontconfig is not available.
 */
export function findMissingFonts(): string[] {
  if (checked && (checked.missing.length === 0 || Date.now() - checked.at < MISSING_FONTS_MS))
    return checked.missing;
  const list = findProgram(undefined, ['fc-list']);
  const missing = list ? computeMissingFonts(listFamilies(list)) : [];
  checked = { missing, at: Date.now() };
  return missing;
}

const listFamilies = (program: string): string =>
  spawnSync(program, [':', 'family'], { encoding: 'utf8', timeout: 10_000 }).stdout ?? '';

/**
 * Computes which of the fonts that Word documents usually need have no substitute among `families`, the
 * output of fontconfig: one or more families a line, separated by commas.
 */
export function computeMissingFonts(families: string): string[] {
  const present = new Set(families.split(/[\n,]/).map((family) => family.trim().toLowerCase()));
  return programs.fonts
    .filter((sameWidths) => !sameWidths.some((family) => present.has(family.toLowerCase())))
    .map(([ofWord = '']) => ofWord);
}

/** Installs LibreOffice, Poppler and fonts for the conversion to PDF. Resolves when that has succeeded or failed. */
export async function installConverter(): Promise<void> {
  await installDebianPackages(...programs.packages);
  checked = undefined;
}
