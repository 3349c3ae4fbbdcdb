import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inTemporaryFolder } from '../files/temporary-folder';
import type { Poppler } from './programs';
import { type ProgramLimits, type Running, runLimited } from './run-limited';

const MB = 1024 * 1024;

/** Of the pages asked for at once. */
export const DRAWING_LIMITS: ProgramLimits = { ms: 30_000, memory: 1_024 * MB, file: 64 * MB };

export interface DrawnPage {
  /** PNG. */
  picture: Buffer;
  /** Pixels. */
  width: number;
  height: number;
  /** What stands on it, line by line. */
  text: string;
}

/** Pages from 1 on, both ends included. */
export interface PageRange {
  from: number;
  to: number;
  /** Pixels. */
  width: number;
}

/** Pages of a PDF as pictures, with their text. */
export function drawPdf(
  pdf: Buffer,
  { from, to, width }: PageRange,
  { draw, read }: Poppler,
  { within, ...running }: Running,
): Promise<DrawnPage[]> {
  return inTemporaryFolder(within, async (folder) => {
    const source = join(folder, 'document.pdf');
    await writeFile(source, pdf);
    const range = ['-f', String(from), '-l', String(to)];
    const run = (program: string, args: string[]) =>
      runLimited({ program, args: [...range, ...args], folder, ...running });
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
