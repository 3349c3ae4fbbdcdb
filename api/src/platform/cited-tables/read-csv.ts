/** A row of a table: where it stands in the file, and its cells by the name of their column. */
export interface CsvRow {
  line: number;
  cells: Record<string, string>;
}

/** The columns and rows of a CSV file, whatever wrote it: UTF-8 or Windows-1252, `;` or `,`, cells in quotes or not. */
export function readCsv(bytes: Uint8Array): { columns: string[]; rows: CsvRow[] } {
  const lines = linesOf(textOf(bytes));
  const [head] = lines;
  if (!head) return { columns: [], rows: [] };
  const separator = head.text.includes(';') ? ';' : ',';
  const columns = cellsOf(head.text, separator).map((name) => name.toLowerCase());
  const rows = lines.slice(1).map(({ line, text }) => {
    const cells = cellsOf(text, separator);
    return { line, cells: Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? ''])) };
  });
  return { columns, rows };
}

/** Spreadsheets of Brazil save Windows-1252 unless told otherwise, which is no UTF-8 as soon as there is an accent. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line, index) => ({ line: index + 1, text: line }))
    .filter((line) => line.text.trim() !== '');

/** The cells of a line: a cell in quotes may hold the separator, and a quote written twice. */
function cellsOf(line: string, separator: ';' | ','): string[] {
  const cell = separator === ';' ? /("(?:[^"]|"")*"|[^;]*)(;|$)/g : /("(?:[^"]|"")*"|[^,]*)(,|$)/g;
  const cells: string[] = [];
  for (const [, text = '', end] of line.matchAll(cell)) {
    cells.push((text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text).trim());
    if (end === '') break;
  }
  return cells;
}
