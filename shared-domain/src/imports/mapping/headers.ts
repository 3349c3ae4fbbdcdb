import { toSearchText } from '../../formats/plain-text';
import { formatCellText } from '../sheet-cell-text';
import type { ImportMapping, SheetColumn } from './mapping';

/**
 * Maximum number of rows of a spreadsheet that are read for sample values and mapping suggestions
 * (imports-034).
 */
export const MAX_SAMPLE_ROWS = 99;

/**
 * Returns a column header as lower-case words without accents and with single spaces, for comparing headers
 * and storing learned mappings.
 */
export function normalizeHeader(header: string): string {
  return toSearchText(header.replace(/[º°ª]/g, ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Returns the first value of a column among its sampled rows; null if all sampled cells are empty. */
export function findSampleValue(column: SheetColumn): string | null {
  for (const value of column.values.slice(0, MAX_SAMPLE_ROWS)) {
    const text = formatCellText(value);
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

/**
 * Returns a text that identifies the set of column headers of a spreadsheet, whatever their order. Saved
 * mappings are found by the SHA-256 of this text (imports-033).
 */
export function buildHeadersFingerprintText(headers: readonly string[]): string {
  return headers
    .map((header) => header.trim())
    .sort(byCodePoint)
    .join('|');
}

/** Returns true if the file has every column that a saved mapping names (imports-032). */
export function doesMappingFitHeaders(mapping: ImportMapping, headers: readonly string[]): boolean {
  const known = new Set(headers);
  return Object.keys(mapping).every((header) => known.has(header));
}
