import type { SheetCell } from '@girassol/shared-domain/imports';
import type { CellValue } from 'hucre/xlsx';
import { formatIsoDay } from '../dates';
import { toRowBatches } from '../found-rows';
import type { SheetNotes } from '../notes';
import { pickSheet } from '../pick-sheet';
import type { RawSheetRow, SpreadsheetOpener } from '../sheet-source';
import { toStorableCellText } from '../to-storable-cell-text';
import { UnreadableSpreadsheetError } from '../unreadable';
import { readHiddenSheetsOfUnprotectedXls } from './protection';

/** Opens a workbook of Excel up to 2003 (BIFF8). */
export const openXls: SpreadsheetOpener = async (bytes, { sheet: asked, notes }) => {
  const hidden = readHiddenSheetsOfUnprotectedXls(bytes);
  // Loaded where it is needed: the reader of other files starts sooner.
  const { readXls } = await import('hucre/xlsx');
  const workbook = await readXls(bytes).catch(() => {
    throw new UnreadableSpreadsheetError(
      'Esta planilha antiga (xls) não pôde ser lida. Abra-a no programa de planilhas, salve como xlsx e envie de novo.',
    );
  });
  const sheets = workbook.sheets.map(({ name, rows }) => ({ name, hidden: hidden.has(name), rows }));
  if (sheets.length === 0) throw new UnreadableSpreadsheetError('O arquivo não tem nenhuma planilha.');
  const { sheet, listed } = pickSheet(sheets, asked, notes);
  return {
    facts: {
      format: 'xls',
      sheets: listed,
      sheet: sheet.name,
    },
    rows: toRowBatches(readRows(sheet.rows, notes)),
  };
};

function* readRows(rows: readonly (CellValue[] | undefined)[], notes: SheetNotes): Generator<RawSheetRow> {
  for (const [index, row] of rows.entries()) {
    // Rows without cells are holes.
    if (!row) continue;
    const line = index + 1;
    yield { line, cells: row.map((cell) => toSheetCell(cell, notes, `linha ${line}`)) };
  }
}

const ERROR = /^#(NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|ERR!)$/;
/** Before it lie times without a day. */
const FIRST_DAY = Date.UTC(1900, 0, 1);

function toSheetCell(cell: CellValue, notes: SheetNotes, where: string): SheetCell {
  if (cell instanceof Date) {
    const ms = cell.getTime();
    if (Number.isNaN(ms)) return null;
    return ms < FIRST_DAY ? cell.toISOString().slice(11, 16) : { date: formatIsoDay(ms) };
  }
  if (typeof cell !== 'string') return cell;
  if (!ERROR.test(cell)) return toStorableCellText(cell, notes, () => where);
  notes.addAt('Células com erro, lidas como vazias', `${where} (${cell})`);
  return null;
}
