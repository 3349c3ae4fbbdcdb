import { StringDecoder } from 'node:string_decoder';
import type { Notes } from '../notes';
import { pickSheet } from '../pick-sheet';
import type { FoundRow, OpenSource } from '../sheet-source';
import { Unreadable } from '../unreadable';
import type { CellContext } from './cell-value';
import { numberMeanings } from './number-formats';
import { openPackage, type Package } from './package';
import { sharedTextsOf } from './shared-texts';
import { sheetRows } from './sheet-rows';
import { workbookOf } from './workbook';

/**
 * Opens an xlsx. Read here, piece by piece, rather than by a library: none tells of hidden sheets, errors, merged cells and
 * formulas without a result while it streams, waits for who takes the rows, and keeps shared texts as mere texts.
 */
export const openXlsx: OpenSource = async (bytes, { sheet: asked, notes }) => {
  const parts = openPackage(bytes);
  const { sheets, is1904, sharedTexts, styles } = await workbookOf(parts);
  if (sheets.length === 0) throw new Unreadable('O arquivo não tem nenhuma planilha.');
  const { sheet, listed } = pickSheet(sheets, asked, notes);
  const texts = await sharedTextsOf(parts, sharedTexts);
  const meanings = await numberMeanings(parts, styles);
  return {
    facts: {
      format: 'xlsx',
      sheets: listed,
      sheet: sheet.name,
    },
    rows: rowsOf(parts, sheet.path, { texts, meanings, is1904 }, notes),
  };
};

async function* rowsOf(
  parts: Package,
  path: string,
  context: CellContext,
  notes: Notes,
): AsyncGenerator<FoundRow[]> {
  const rows = sheetRows(context, notes);
  const decoder = new StringDecoder('utf8');
  for await (const piece of parts.pieces(path)) {
    rows.write(decoder.write(piece));
    yield rows.take();
  }
}
