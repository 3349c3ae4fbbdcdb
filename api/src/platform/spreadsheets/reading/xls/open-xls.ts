import type { SheetCell } from '@girassol/shared-domain/imports';
import type { CellValue } from 'hucre/xlsx';
import { cleanText } from '../clean-text';
import { isoDay } from '../dates';
import { foundRows } from '../found-rows';
import type { Notes } from '../notes';
import { pickSheet } from '../pick-sheet';
import type { FoundRow, OpenSource } from '../sheet-source';
import { Unreadable } from '../unreadable';
import { checkLocks } from './locks';

/** Opens a workbook as Excel wrote it until 2003 (BIFF8). */
export const openXls: OpenSource = async (bytes, { sheet: asked, notes }) => {
  const hidden = checkLocks(bytes);
  // Loaded where it is needed: the reader of other files starts sooner.
  const { readXls } = await import('hucre/xlsx');
  const workbook = await readXls(bytes).catch(() => {
    throw new Unreadable(
      'Esta planilha antiga (xls) não pôde ser lida. Abra-a no programa de planilhas, salve como xlsx e envie de novo.',
    );
  });
  const sheets = workbook.sheets.map(({ name, rows }) => ({ name, hidden: hidden.has(name), rows }));
  if (sheets.length === 0) throw new Unreadable('O arquivo não tem nenhuma planilha.');
  const { sheet, listed } = pickSheet(sheets, asked, notes);
  return {
    facts: {
      format: 'xls',
      sheets: listed,
      sheet: sheet.name,
    },
    rows: foundRows(rowsOf(sheet.rows, notes)),
  };
};

function* rowsOf(rows: readonly (CellValue[] | undefined)[], notes: Notes): Generator<FoundRow> {
  for (const [index, row] of rows.entries()) {
    // Rows without cells are holes.
    if (!row) continue;
    const line = index + 1;
    yield { line, cells: row.map((cell) => cellOf(cell, notes, `linha ${line}`)) };
  }
}

const ERROR = /^#(NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|ERR!)$/;
/** Before it lie times without a day. */
const FIRST_DAY = Date.UTC(1900, 0, 1);

function cellOf(cell: CellValue, notes: Notes, where: string): SheetCell {
  if (cell instanceof Date) {
    const ms = cell.getTime();
    if (Number.isNaN(ms)) return null;
    return ms < FIRST_DAY ? cell.toISOString().slice(11, 16) : { date: isoDay(ms) };
  }
  if (typeof cell !== 'string') return cell;
  if (!ERROR.test(cell)) return cleanText(cell, notes, () => where);
  notes.found('Células com erro, lidas como vazias', `${where} (${cell})`);
  return null;
}
