import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withTemporaryFolder } from '../files/temporary-folder';
import type { PopplerPaths } from './programs';
import { type ProgramLimits, type ProgramRunOptions, runLimitedProgram } from './run-limited';

const MB = 1024 * 1024;

/** Resource limits of the program that draws pages of one PDF. */
export const PDF_DRAWING_LIMITS: ProgramLimits = { ms: 30_000, memory: 1_024 * MB, file: 64 * MB };

/** Page of a PDF drawn as a picture, with its size in pixels and its text. */
export interface DrawnPage {
  /** PNG. */
  picture: Buffer;
  /** Pixels. */
  width: number;
  height: number;
  /** Text of the page, line by line. */
  text: string;
}

/** Range of PDF pages to draw, counted from 1, both ends included, and the width of the pictures. */
export interface PageDrawingOptions {
  from: number;
  to: number;
  /** Pixels. */
  width: number;
}

/** Draws pages of a PDF as pictures, with their text. */
export function drawPdfPages(
  pdf: Buffer,
  { from, to, width }: PageDrawingOptions,
  { draw, read }: PopplerPaths,
  { within, ...running }: ProgramRunOptions,
): Promise<DrawnPage[]> {
  return withTemporaryFolder(within, async (folder) => {
    const source = join(folder, 'document.pdf');
    await writeFile(source, pdf);
    const range = ['-f', String(from), '-l', String(to)];
    const run = (program: string, args: string[]) =>
      runLimitedProgram({ program, args: [...range, ...args], folder, ...running });
    const scale = ['-scale-to-x', String(width), '-scale-to-y', '-1'];
    await Promise.all([
      run(draw, ['-png', ...scale, source, join(folder, 'page')]),
      run(read, ['-enc', 'UTF-8', source, join(folder, 'text')]),
    ]);
    // A form feed ends each page.
    const texts = (await readFile(join(folder, 'text'), 'utf8')).split('\f');
    // The numbers in the names have as many digits as the last page of the document.
    const names = (await readdir(folder)).filter((name) => /^page-\d+\.png$/.test(name)).sort();
    return Promise.all(
      names.map(async (name, index) => {
        const picture = await readFile(join(folder, name));
        const text = (texts[index] ?? '').trim();
        return { picture, width: picture.readUInt32BE(16), height: picture.readUInt32BE(20), text };
      }),
    );
  });
}
