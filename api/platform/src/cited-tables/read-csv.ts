import { decodeWindows1252 } from '../text/windows-1252';

/** Row of a CSV file: its line number, and its cells by column name. */
export interface CsvRow {
  line: number;
  cells: Record<string, string>;
}

/** Parses the columns and rows of a CSV file in UTF-8 or Windows-1252, with `;` or `,` between cells, quoted or not. */
export function parseCsv(bytes: Uint8Array): { columns: string[]; rows: CsvRow[] } {
  const lines = splitLines(decodeText(bytes));
  const [head] = lines;
  if (!head) return { columns: [], rows: [] };
  const separator = head.text.includes(';') ? ';' : ',';
  const columns = splitCells(head.text, separator).map((name) => name.toLowerCase());
  const rows = lines.slice(1).map(({ line, text }) => {
    const cells = splitCells(text, separator);
    return { line, cells: Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? ''])) };
  });
  return { columns, rows };
}

/**
 * Decodes UTF-8, or Windows-1252 where the bytes are not valid UTF-8: Brazilian spreadsheet programs save Windows-1252
 * by default.
 */
function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeWindows1252(bytes);
  }
}

const splitLines = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line, index) => ({ line: index + 1, text: line }))
    .filter((line) => line.text.trim() !== '');

/** Splits a line into cells. A quoted cell may hold the separator, and a doubled quote stands for a quote. */
function splitCells(line: string, separator: ';' | ','): string[] {
  const cell = separator === ';' ? /("(?:[^"]|"")*"|[^;]*)(;|$)/g : /("(?:[^"]|"")*"|[^,]*)(,|$)/g;
  const cells: string[] = [];
  for (const [, text = '', end] of line.matchAll(cell)) {
    cells.push((text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text).trim());
    if (end === '') break;
  }
  return cells;
}
