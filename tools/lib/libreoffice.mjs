import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installWithApt } from './apt.mjs';

/** As `api/src/platform/conversion/programs.ts` installs them. */
const packages = [
  'libreoffice-writer-nogui',
  'poppler-utils',
  'fonts-crosextra-carlito',
  'fonts-crosextra-caladea',
  'fonts-liberation',
];

const isOnPath = (name) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

/** What converts Word documents, for the tests that convert some. Without it they say so, and what they test is left out. */
export function ensureLibreOffice() {
  if (['soffice', 'pdftoppm'].every(isOnPath)) return;
  console.log('Instalando o LibreOffice…');
  if (!installWithApt(...packages))
    console.log('LibreOffice não pôde ser instalado: testes de conversão ficam de fora.');
}
