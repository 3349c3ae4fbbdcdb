import { findProgram, installPackages } from '@girassol/federation/machine';

/**
 * Debian's packages: the converter, what draws pages, and fonts as wide as those that Word documents name. Carlito is
 * Calibri's, Caladea Cambria's, Liberation those of Arial, Times New Roman and Courier New: a contract whose lines break
 * elsewhere has other pages.
 */
const PACKAGES = [
  'libreoffice-writer-nogui',
  'poppler-utils',
  'fonts-crosextra-carlito',
  'fonts-crosextra-caladea',
  'fonts-liberation',
];

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

let isInstalling = false;

/** Installs all of them behind the work, once. */
export async function installConverter(): Promise<void> {
  if (isInstalling) return;
  isInstalling = true;
  await installPackages(...PACKAGES);
}
