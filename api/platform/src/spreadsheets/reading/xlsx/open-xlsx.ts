import { StringDecoder } from 'node:string_decoder';
import type { SheetNotes } from '../notes';
import { pickSheet } from '../pick-sheet';
import type { RawSheetRow, SpreadsheetOpener } from '../sheet-source';
import { UnreadableSpreadsheetError } from '../unreadable';
import type { CellContext } from './cell-value';
import { readNumberMeanings } from './number-formats';
import { openXlsxPackage, type XlsxPackage } from './package';
import { readSharedTexts } from './shared-texts';
import { createRowReader } from './sheet-rows';
import { readWorkbook } from './workbook';

/**
 * Opens an xlsx file with a streaming reader of our own. No library reports hidden sheets, errors, merged
 * cells and formulas without a result while streaming, waits for the consumer of the rows, and keeps shared
 * texts as plain texts.
 */
export const openXlsx: SpreadsheetOpener = async (bytes, { sheet: asked, notes }) => {
  const parts = openXlsxPackage(bytes);
  const { sheets, is1904, sharedTexts, styles } = await readWorkbook(parts);
  if (sheets.length === 0) throw new UnreadableSpreadsheetError('O arquivo não tem nenhuma planilha.');
  const { sheet, listed } = pickSheet(sheets, asked, notes);
  const texts = await readSharedTexts(parts, sharedTexts);
  const meanings = await readNumberMeanings(parts, styles);
  return {
    facts: {
      format: 'xlsx',
      sheets: listed,
      sheet: sheet.name,
    },
    rows: readRows(parts, sheet.path, { texts, meanings, is1904 }, notes),
  };
};

async function* readRows(
  parts: XlsxPackage,
  path: string,
  context: CellContext,
  notes: SheetNotes,
): AsyncGenerator<RawSheetRow[]> {
  const rows = createRowReader(context, notes);
  const decoder = new StringDecoder('utf8');
  for await (const piece of parts.pieces(path)) {
    rows.write(decoder.write(piece));
    yield rows.take();
  }
}
