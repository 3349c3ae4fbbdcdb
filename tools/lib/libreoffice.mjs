import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installWithApt } from './apt.mjs';
import { workspaceRoot } from './workspace.mjs';

/** The packages and fonts that the product itself asks for (`api/platform/src/conversion/programs.ts`). */
const { packages, fonts } = JSON.parse(
  readFileSync(join(workspaceRoot, 'api/platform/src/conversion/programs.json'), 'utf8'),
);

const isOnPath = (name) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

function hasFonts() {
  const listed = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8', timeout: 10_000 }).stdout ?? '';
  const families = new Set(listed.split(/[\n,]/).map((family) => family.trim().toLowerCase()));
  return fonts.every((sameWidths) => sameWidths.some((family) => families.has(family.toLowerCase())));
}

/**
 * Installs LibreOffice, with which the product converts Word documents, if the machine lacks LibreOffice. If
 * that is impossible, tests of the conversion report so and are skipped.
 */
export function ensureLibreOffice() {
  if (['soffice', 'pdftoppm'].every(isOnPath) && hasFonts()) return;
  console.log('Instalando o LibreOffice…');
  if (!installWithApt(...packages))
    console.log('LibreOffice não pôde ser instalado: testes de conversão ficam de fora.');
}
