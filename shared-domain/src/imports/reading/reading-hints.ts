import type { SheetColumn } from '../mapping/mapping';
import { cellText } from '../sheet-cell-text';
import { numericDate } from './read-date';
import { isUnclear, parseNumber } from './read-number';
import type { ReadingHints } from './row';

const bare = (text: string) =>
  text
    .replace(/^R\$\s*/i, '')
    .replace(/(?<![\p{L}%])[\p{L}%]+$/u, '')
    .trimEnd();

/** Texts of numbers whose separators can only be read one way. */
function provedPoint(text: string): 'thousands' | 'decimal' | null {
  if (isUnclear(text)) return null;
  if (/^\d{1,3}(?:\.\d{3})+,\d+$|^\d+,\d{1,2}$|^\d{1,3}(?:\.\d{3}){2,}$/.test(text)) return 'thousands';
  return /^\d{1,3}(?:,\d{3})+\.\d+$|^\d+\.\d{1,2}$|^\d{4,}\.\d+$|^0\.\d+$/.test(text) ? 'decimal' : null;
}

function pointOf(texts: readonly string[]): 'thousands' | 'decimal' | 'ask' | null {
  const numbers = texts.map(bare).filter((text) => parseNumber(text) !== null);
  if (numbers.length * 2 < texts.length || !numbers.some((text) => /[.,]/.test(text))) return null;
  const proved = new Set(numbers.map(provedPoint).filter((point) => point !== null));
  if (proved.size === 1) return [...proved][0] ?? null;
  return numbers.some(isUnclear) ? 'ask' : null;
}

/** False where some date can only have the month in front, and none the day. */
function isDayFirst(texts: readonly string[]): boolean {
  const dates = texts.map(numericDate).filter((date) => date !== null);
  return !dates.some(([, second]) => second > 12) || dates.some(([first]) => first > 12);
}

/**
 * How columns are to be read where a cell alone could mean two things, as their values prove it. `ask` names the columns
 * in which `1.234` could be a thousand and more or one and a bit, and nothing decides.
 */
export function readingHints(columns: readonly SheetColumn[]): ReadingHints & { ask: string[] } {
  const points: [string, 'thousands' | 'decimal'][] = [];
  const dayFirst: [string, boolean][] = [];
  const ask: string[] = [];
  for (const { header, values } of columns) {
    const texts = values
      .filter((value) => typeof value === 'string')
      .map(cellText)
      // No number or date is longer.
      .filter((text) => text !== '' && text.length <= 40);
    const point = pointOf(texts);
    if (point === 'ask') ask.push(header);
    else if (point) points.push([header, point]);
    if (!isDayFirst(texts)) dayFirst.push([header, false]);
  }
  return { points: Object.fromEntries(points), dayFirst: Object.fromEntries(dayFirst), ask };
}
