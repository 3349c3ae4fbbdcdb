import { isInvisible } from './unseen';

/**
 * Splits a text that was pasted from a spreadsheet into the texts of a list: the first column of several lines, since what
 * stands beside it is something else, and all cells of a single line. Those in which nothing is seen are left out.
 */
export function splitPastedCells(text: string): string[] {
  const lines = text.split(/[\r\n]+/).filter((line) => !isInvisible(line));
  const cells =
    lines.length > 1 ? lines.map((line) => line.split('\t')[0] ?? '') : (lines[0] ?? '').split('\t');
  return cells.map((cell) => cell.trim()).filter((cell) => !isInvisible(cell));
}
