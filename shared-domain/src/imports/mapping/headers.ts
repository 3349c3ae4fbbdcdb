import { plainText } from '../../formats/plain-text';
import { cellText } from '../sheet-cell-text';
import type { ImportMapping, SheetColumn } from './mapping';

/** How many data rows are looked at for samples and guesses (imports-034). */
export const SAMPLE_ROWS = 99;

/** A header as it is compared and learned: words of plain lower case, one blank between them. */
export function normaliseHeader(header: string): string {
  return plainText(header.replace(/[º°ª]/g, ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The first thing that stands in a column, of the rows that are looked at; null when they are empty. */
export function sampleOf(column: SheetColumn): string | null {
  for (const value of column.values.slice(0, SAMPLE_ROWS)) {
    const text = cellText(value);
    if (text !== '') return text;
  }
  return null;
}

const byCodePoint = (one: string, other: string): number => {
  const [left, right] = [Array.from(one), Array.from(other)];
  const place = left.findIndex((character, index) => character !== right[index]);
  if (place < 0) return left.length - right.length;
  return (left[place]?.codePointAt(0) ?? 0) - (right[place]?.codePointAt(0) ?? -1);
};

/** What identifies the headers of a file, whatever their order: its SHA-256 finds a saved mapping (imports-033). */
export function headerText(headers: readonly string[]): string {
  return headers
    .map((header) => header.trim())
    .sort(byCodePoint)
    .join('|');
}

/** Does the file have every column that a saved mapping names (imports-032)? */
export function isForColumns(mapping: ImportMapping, headers: readonly string[]): boolean {
  const known = new Set(headers);
  return Object.keys(mapping).every((header) => known.has(header));
}
