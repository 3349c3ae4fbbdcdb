import { detectPointMeaning, parseTypedNumber, toSearchText } from '@girassol/shared-domain';
import { monthNames } from '@girassol/shared-domain/solar';

const MONTHS = 12;

/** Cell of the clipboard for one month of the grid. An empty text clears the month. */
export interface PastedCell {
  /** 0 to 11. */
  month: number;
  text: string;
}

/**
 * Result of reading the clipboard into the month grid: a cell for each month, the number of figures after
 * December (`beyond`), and months that appear twice (`repeated`), of which the first figure is used.
 */
export interface PastedMonths {
  cells: PastedCell[];
  /** Figures after December. */
  beyond: number;
  /** Months that are named a second time, as the thirteenth of a bill is: the first figure stays. */
  repeated: number[];
}

const shortNames = monthNames.map((name) => toSearchText(name).slice(0, 3));

/** Returns the month (0 to 11) that a cell names, as tables and electricity bills do: `Jan`, `março`, `DEZ/25`; -1 for none. */
function parseMonthName(text: string): number {
  const [, name = ''] = /^([a-z]{3,9})\.?[ /-]?(?:\d{2}|\d{4})?$/.exec(toSearchText(text)) ?? [];
  const month = shortNames.indexOf(name.slice(0, 3));
  return month >= 0 && toSearchText(monthNames[month] ?? '').startsWith(name) ? month : -1;
}

const hasDigit = (text: string): boolean => /\d/.test(text);

/** Splits a line without tabs and semicolons: into the name of a month and the rest, or at spaces between numbers. */
function splitLine(line: string): string[] {
  const [name = '', ...rest] = line.trim().split(/\s+/);
  if (rest.length > 0 && parseMonthName(name) >= 0) return [name, rest.join(' ')];
  // Commas group no thousands in Brazil: several of them stand between numbers.
  const parts = line.replace(/,(?=\s)/g, ' ').trim();
  if (/^\d+(?:,\d+){2,}$/.test(parts)) return parts.split(',');
  // `1 234,5` is one figure, `310 298,5` are those of two months.
  const isRow = /^\d{3}(?: \d{3})+[.,]\d+$/.test(parts);
  if (!isRow && parseTypedNumber(parts, { decimals: 2 }).kind !== 'UNREADABLE') return [parts];
  const cells = parts.split(/\s+/).filter((part) => hasDigit(part) || /^[-–—]$/.test(part));
  return cells.length > 1 ? cells : [parts];
}

/** Parses rows and cells of a text from the clipboard. Empty cells are kept: they are months without a figure. */
function parseTable(text: string): string[][] {
  const lines = text.split(/\r\n?|\n/);
  while (lines.length > 1 && /^ *$/.test(lines.at(-1) ?? '')) lines.pop();
  const separator = ['\t', ';'].find((mark) => lines.some((line) => line.includes(mark)));
  return lines.map((line) =>
    separator ? line.split(separator).map((cell) => cell.trim()) : splitLine(line),
  );
}

/**
 * Cells that stand beside or below the name of their month; null where fewer than two months are named, unless the text is
 * one month and its figure.
 */
function findNamedCells(rows: readonly string[][]): PastedCell[] | null {
  const beside = rows.flatMap((row): PastedCell[] => {
    const at = row.findIndex((cell) => parseMonthName(cell) >= 0);
    if (at < 0 || row.filter((cell) => parseMonthName(cell) >= 0).length > 1) return [];
    const rest = row.slice(at + 1);
    return [{ month: parseMonthName(row[at] ?? ''), text: rest.find(hasDigit) ?? rest.find(Boolean) ?? '' }];
  });
  const isOnlyOne = rows.length === 1 && beside.some(({ text }) => hasDigit(text));
  if (beside.length > 1 || isOnlyOne) return beside;
  const header = rows.findIndex((row) => row.filter((cell) => parseMonthName(cell) >= 0).length > 1);
  const figures = rows.slice(header + 1).find((row) => row.some(hasDigit));
  if (header < 0 || !figures) return null;
  return (rows[header] ?? []).flatMap((name, column): PastedCell[] =>
    parseMonthName(name) < 0 ? [] : [{ month: parseMonthName(name), text: figures[column] ?? '' }],
  );
}

/**
 * Assigns text copied from a spreadsheet, a bill or a page to months: a row, a column, or figures with month names.
 * Figures without names fill the months from `start` (0 to 11) in order; an empty cell keeps its position.
 */
export function parsePastedMonths(text: string, start: number): PastedMonths {
  const rows = parseTable(text);
  const named = findNamedCells(rows);
  if (named) {
    const isFirst = ({ month }: PastedCell, index: number) =>
      named.findIndex((cell) => cell.month === month) === index;
    return {
      cells: named.filter(isFirst),
      beyond: 0,
      repeated: named.filter((cell, index) => !isFirst(cell, index)).map(({ month }) => month),
    };
  }
  const texts = rows.flat();
  return {
    cells: texts.slice(0, MONTHS - start).map((cell, index) => ({ month: start + index, text: cell })),
    beyond: texts.slice(MONTHS - start).filter(hasDigit).length,
    repeated: [],
  };
}

/**
 * Result of parsing the text of a month's cell. `value` is null for an empty or unreadable text; `problem`
 * explains why a text is unreadable.
 */
export interface ParsedMonthCell {
  text: string;
  value: number | null;
  problem?: string;
  note?: string;
}

/**
 * Parses the texts of several months, which come from the same source. If one text has an unambiguous decimal
 * point, points in the other texts are decimal points as well.
 */
export function parseMonthCells(texts: readonly string[], unit: string): ParsedMonthCell[] {
  const point = detectPointMeaning(texts);
  return texts.map((text) => {
    const reading = parseTypedNumber(text, { decimals: 2, unit, point });
    if (reading.kind === 'EMPTY') return { text, value: null };
    if (reading.kind === 'UNREADABLE') return { text, value: null, problem: reading.problem };
    return { text, value: reading.value, ...(reading.note && { note: reading.note }) };
  });
}
