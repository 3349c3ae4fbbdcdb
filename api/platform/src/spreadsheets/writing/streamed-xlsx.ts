import { writeZipFile } from '../../files/write-zip-file';
import { formatColumn } from '../cell-references';
import type { SheetDefinition, WrittenCell, WrittenColumn } from '../written-sheet';
import { FROZEN_FIRST_ROW_XML } from './add-missing-xlsx-features';
import { toCellText, toTypedCell } from './cells';
import { columnWidths } from './number-formats';
import { toSheetName } from './sheet-name';
import type { RowBatches } from './sheet-writer';
import {
  getStyleNumber,
  getTotalStyleNumber,
  HEADER_STYLE_NUMBER,
  REQUIRED_HEADER_STYLE_NUMBER,
  STYLES_XML,
} from './streamed-styles';
import { ColumnSums } from './totals';
import { escapeSpreadsheetXml } from './xml-text';

/** Maximum number of rows that a spreadsheet program opens, including head and sums. */
const MAX_ROWS = 1_048_574;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relations = (all: readonly [type: string, target: string][]) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${all
    .map(
      ([type, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/**
 * Writes an xlsx sheet while its rows arrive, without holding the rows in memory (ECMA-376). Writes the XML
 * itself, because streaming libraries write neither filters nor formulas.
 */
export async function writeStreamedXlsx(
  path: string,
  { title, columns }: SheetDefinition,
  portions: RowBatches,
): Promise<number> {
  const counted = { rows: 0 };
  await writeZipFile(path, [
    [
      '[Content_Types].xml',
      [
        `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
          `<Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/>` +
          `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SPREADSHEET}.worksheet+xml"/>` +
          `<Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET}.styles+xml"/></Types>`,
      ],
    ],
    ['_rels/.rels', [relations([['officeDocument', 'xl/workbook.xml']])]],
    [
      'xl/workbook.xml',
      [
        `${XML}<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets><sheet name="${escapeSpreadsheetXml(toSheetName(title))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ],
    ],
    [
      'xl/_rels/workbook.xml.rels',
      [
        relations([
          ['worksheet', 'worksheets/sheet1.xml'],
          ['styles', 'styles.xml'],
        ]),
      ],
    ],
    ['xl/styles.xml', [STYLES_XML]],
    ['xl/worksheets/sheet1.xml', sheetXml(columns, portions, counted)],
  ]);
  return counted.rows;
}

async function* sheetXml(
  columns: readonly WrittenColumn[],
  portions: RowBatches,
  counted: { rows: number },
): AsyncGenerator<string> {
  const letters = columns.map((_, column) => formatColumn(column));
  const styles = columns.map(({ kind }) => getStyleNumber(kind));
  const sums = new ColumnSums(columns);
  const cell = (column: number, row: number, style: number, content: string) =>
    `<c r="${letters[column]}${row}" s="${style}"${content}</c>`;
  const head = columns.map(({ title, isRequired }, column) =>
    cell(
      column,
      1,
      isRequired ? REQUIRED_HEADER_STYLE_NUMBER : HEADER_STYLE_NUMBER,
      formatCellContent(toCellText(title)),
    ),
  );
  const cols = columns.map(
    ({ width, kind }, column) =>
      `<col min="${column + 1}" max="${column + 1}" width="${width ?? columnWidths[kind]}" style="${styles[column]}" customWidth="1"/>`,
  );
  yield `${XML}<worksheet ${MAIN}>${FROZEN_FIRST_ROW_XML}<cols>${cols.join('')}</cols><sheetData><row r="1">${head.join('')}</row>`;
  for await (const rows of portions) {
    const written: string[] = [];
    for (const row of rows) {
      counted.rows += 1;
      if (counted.rows > MAX_ROWS) throw new RangeError('a sheet holds 1,048,576 rows');
      sums.add(row);
      const line = counted.rows + 1;
      const cells = columns.map(({ kind }, column) => {
        const value = toTypedCell(row[column] ?? null, kind);
        return value === null ? '' : cell(column, line, styles[column] ?? 0, formatCellContent(value));
      });
      written.push(`<row r="${line}">${cells.join('')}</row>`);
    }
    yield written.join('');
  }
  const last = counted.rows + 1;
  const totals = sums.totals(counted.rows).map((total, column) => {
    if (total === null) return '';
    const content =
      typeof total === 'string' ? formatCellContent(total) : `><f>${total.formula}</f><v>${total.sum}</v>`;
    return cell(column, last + 1, getTotalStyleNumber(columns[column]?.kind ?? 'text'), content);
  });
  if (totals.length > 0) yield `<row r="${last + 1}">${totals.join('')}</row>`;
  yield `</sheetData><autoFilter ref="A1:${letters.at(-1) ?? 'A'}${last}"/></worksheet>`;
}

/** Formats the rest of a cell's tag, and its contents. */
function formatCellContent(value: Exclude<WrittenCell, null>): string {
  if (typeof value === 'boolean') return ` t="b"><v>${value ? 1 : 0}</v>`;
  if (typeof value === 'number') return `><v>${value}</v>`;
  return ` t="inlineStr"><is><t xml:space="preserve">${escapeSpreadsheetXml(value)}</t></is>`;
}
