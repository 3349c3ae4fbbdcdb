import { isKnownHeader, type SheetCell } from '@girassol/shared-domain/imports';
import type { HeaderPosition } from '../sheet';
import { hasCellContent, type RawSheetRow } from './sheet-source';

/** Number of rows in which the headers are searched for. */
export const MAX_HEADER_SEARCH_ROWS = 25;
/** Rows below a row that tell how wide its table is. */
const BELOW = 10;
/** A row of headers has something above most columns. */
const COVERED = 0.6;
/** Characters of a header; what is longer is a sentence. */
const MAX_HEADER_TEXT = 60;

const filled = ({ cells }: RawSheetRow): NonNullable<SheetCell>[] =>
  cells.filter((cell): cell is NonNullable<SheetCell> => hasCellContent(cell));

const unit =
  /^[([]?\s?(?:kwp?|mwp?|wp?|kwh|v|a|kg|g|mm|cm|m|m²|anos?|meses|r\$|%|un|und|unid|unidades?)\.?\s?[)\]]?$/i;

/** Contents that no header has: a mail, a phone, a document, a day. */
function isValue(cell: NonNullable<SheetCell>): boolean {
  if (typeof cell === 'object') return true;
  const text = String(cell).trim();
  return (
    /^[^\s@]+@[^\s@]+$/.test(text) ||
    /^\d{1,2}\/\d{1,2}\/\d{2,4}$/.test(text) ||
    (/^[+\d][\d\s().,/-]+$/.test(text) && text.replace(/\D/g, '').length >= 10)
  );
}

/** Counts the known headers in a row; none where a cell of it has contents. */
const known = (row: RawSheetRow): number =>
  filled(row).some(isValue)
    ? 0
    : filled(row).filter(
        (cell) => typeof cell === 'string' && cell.length <= MAX_HEADER_TEXT && isKnownHeader(cell),
      ).length;

const hasOnlyTexts = (row: RawSheetRow): boolean =>
  filled(row).every(
    (cell) =>
      typeof cell === 'string' && cell.length <= MAX_HEADER_TEXT && !isValue(cell) && /\p{L}/u.test(cell),
  );

/** Columns with something in them below a row, and in it. */
const widthFrom = (rows: readonly RawSheetRow[], at: number): number =>
  Math.max(...rows.slice(at, at + 1 + BELOW).map((row) => filled(row).length));

/** The row that has the headers among the first ones of a table; null: all rows have contents. */
function headerRow(rows: readonly RawSheetRow[]): number | null {
  const [first] = rows;
  if (!first) return 0;
  const counts = rows.map(known);
  const most = Math.max(...counts);
  const ofFirst = counts[0] ?? 0;
  const width = widthFrom(rows, 0);
  const isTitle = filled(first).length === 1 && width >= 3;
  // Words that are headers elsewhere may be contents below headers that nobody knows: `Cliente`, `WhatsApp`.
  const isHeaded = width > 1 && filled(first).length === width && hasOnlyTexts(first);
  if (most >= 2 && most > ofFirst + (isHeaded ? 1 : 0) && (ofFirst < 2 || most >= 2 * ofFirst))
    return counts.indexOf(most);
  if (ofFirst > 0) return 0;
  if (width === 1 && most > 0) return Math.max(0, counts.slice(0, 3).indexOf(most));
  if (isTitle) {
    const wide = rows.findIndex(
      (row, at) =>
        at > 0 && filled(row).length >= Math.max(2, COVERED * widthFrom(rows, at)) && hasOnlyTexts(row),
    );
    return Math.max(0, wide);
  }
  const values = filled(first).filter(isValue).length;
  return values > 0 && filled(first).length >= 2 && most === 0 ? null : 0;
}

const repeats = (texts: readonly string[]): boolean => new Set(texts).size < texts.length;
const listTexts = (row: RawSheetRow): string[] =>
  filled(row).map((cell) => String(cell).trim().toLowerCase());

/** Finds the headers of a sheet: on the first row, below a title, on two rows, or nowhere. */
export function findHeader(rows: readonly RawSheetRow[]): HeaderPosition {
  const looked = rows.slice(0, MAX_HEADER_SEARCH_ROWS);
  const at = headerRow(looked);
  if (at === null) return { line: 0, rows: 1 };
  const row = looked[at];
  if (!row) return { line: 1, rows: 1 };
  const below = looked[at + 1];
  if (
    below &&
    filled(below).length > 0 &&
    filled(below).every((cell) => typeof cell === 'string' && unit.test(cell))
  )
    return { line: below.line, rows: 2 };
  const above = looked[at - 1];
  // Groups are named above headers that would be ambiguous without them.
  const isGrouped =
    above !== undefined && filled(above).length >= 2 && hasOnlyTexts(above) && repeats(listTexts(row));
  return { line: row.line, rows: isGrouped ? 2 : 1 };
}

/**
 * Joins two header rows of a sheet: the title of a group in the upper row reaches to the next title, and is
 * added to headers of the lower row that would otherwise be equal.
 */
export function joinHeaderRows(above: RawSheetRow, below: RawSheetRow): SheetCell[] {
  const width = Math.max(above.cells.length, below.cells.length);
  const lower = Array.from({ length: width }, (_, column) => String(below.cells[column] ?? '').trim());
  const count = (text: string) => lower.filter((one) => one.toLowerCase() === text.toLowerCase()).length;
  let group = '';
  return lower.map((text, column) => {
    const own = String(above.cells[column] ?? '').trim();
    if (own !== '') group = own;
    if (text === '') return own === '' ? null : own;
    if (unit.test(text)) return own === '' ? text : `${own} ${text}`;
    return count(text) > 1 && group !== '' ? `${group} ${text}` : text;
  });
}
