import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withTemporaryFolder } from '../files/temporary-folder';
import { createLibreOfficeProfile } from './profile';
import { type ProgramLimits, type ProgramRunOptions, runLimitedProgram } from './run-limited';

const MB = 1024 * 1024;

/**
 * Resource limits of one conversion by LibreOffice, which maps more memory than it uses: with 400 MB of
 * address space it does not start, although a document of nine pages takes 213 MB.
 */
export const CONVERSION_LIMITS: ProgramLimits = { ms: 30_000, memory: 1_024 * MB, file: 64 * MB };

/** Tagged, so that it can be read aloud; without fields to fill in, as what is signed changes no more. */
const PDF_OPTIONS = {
  ExportFormFields: { type: 'boolean', value: 'false' },
  UseTaggedPDF: { type: 'boolean', value: 'true' },
  ExportBookmarks: { type: 'boolean', value: 'true' },
};
/** Named, so that the contents do not choose: an archive that is a Word document and something else is read as the first. */
const WORD = 'MS Word 2007 XML';

/**
 * Converts a Word document to PDF with LibreOffice. The document must not refer to anything outside itself.
 */
export function convertDocx(
  docx: Buffer,
  program: string,
  { within, ...running }: ProgramRunOptions,
): Promise<Buffer> {
  return withTemporaryFolder(within, async (folder) => {
    const source = join(folder, 'document.docx');
    const [profile] = await Promise.all([createLibreOfficeProfile(folder), writeFile(source, docx)]);
    const args = [
      `-env:UserInstallation=${profile}`,
      '--headless',
      '--norestore',
      '--nolockcheck',
      `--infilter=${WORD}`,
      '--convert-to',
      `pdf:writer_pdf_Export:${JSON.stringify(PDF_OPTIONS)}`,
      '--outdir',
      folder,
      source,
    ];
    await runLimitedProgram({ program, args, folder, ...running });
    // It says that all went well also where it wrote nothing.
    return readFile(join(folder, 'document.pdf'));
  });
}
