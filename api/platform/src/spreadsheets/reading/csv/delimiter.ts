import type { CsvDelimiter } from '../../sheet';
import { parseRecords } from './records';

/** In the order in which they are preferred: where all do, a comma may belong to texts. */
const delimiters: readonly CsvDelimiter[] = [';', '\t', '|', ','];
const LOOKED_AT = 65_536;
const ROWS = 50;

/**
 * Detects the delimiter of a csv: among those that divide each of the first rows into the same number of
 * cells, the delimiter that gives the most cells. Ignores delimiters within quotes.
 */
export function detectDelimiter(text: string, from: number): CsvDelimiter {
  const begin = text.slice(from, from + LOOKED_AT);
  let best: { delimiter: CsvDelimiter; score: number } = { delimiter: ';', score: 0 };
  for (const delimiter of delimiters) {
    const widths: number[] = [];
    for (const { cells } of parseRecords(begin, { delimiter, from: 0, line: 1 }, () => {})) {
      if (cells.some((cell) => cell.trim() !== '')) widths.push(cells.length);
      if (widths.length === ROWS) break;
    }
    // The last one may have been cut.
    if (begin.length === LOOKED_AT && widths.length > 1 && widths.length < ROWS) widths.pop();
    const score = scoreRowWidths(widths);
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

/** Scores the widths of rows: similar widths count first, wide rows decide among equals. */
function scoreRowWidths([head = 0, ...rows]: number[]): number {
  if (head < 2) return 0;
  const alike = rows.length === 0 ? 1 : rows.filter((width) => width === head).length / rows.length;
  return alike * 1000 + head;
}
