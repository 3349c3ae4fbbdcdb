import type { CsvDelimiter } from '../../sheet';
import { recordsOf } from './records';

/** In the order in which they are preferred: where all do, a comma may belong to texts. */
const delimiters: readonly CsvDelimiter[] = [';', '\t', '|', ','];
const LOOKED_AT = 65_536;
const ROWS = 50;

/** What separates the cells: what gives the first rows the same number of them, and the most. Quoted ones do not count. */
export function delimiterOf(text: string, from: number): CsvDelimiter {
  const begin = text.slice(from, from + LOOKED_AT);
  let best: { delimiter: CsvDelimiter; score: number } = { delimiter: ';', score: 0 };
  for (const delimiter of delimiters) {
    const widths: number[] = [];
    for (const { cells } of recordsOf(begin, { delimiter, from: 0, line: 1 }, () => {})) {
      if (cells.some((cell) => cell.trim() !== '')) widths.push(cells.length);
      if (widths.length === ROWS) break;
    }
    // The last one may have been cut.
    if (begin.length === LOOKED_AT && widths.length > 1 && widths.length < ROWS) widths.pop();
    const score = scoreOf(widths);
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

/** How alike rows are comes first, how wide they are decides among those. */
function scoreOf([head = 0, ...rows]: number[]): number {
  if (head < 2) return 0;
  const alike = rows.length === 0 ? 1 : rows.filter((width) => width === head).length / rows.length;
  return alike * 1000 + head;
}
