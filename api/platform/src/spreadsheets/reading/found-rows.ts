import { ROWS_PER_MESSAGE, spreadsheetLimits } from '../limits';
import { hasCellContent, type RawSheetRow } from './sheet-source';
import { UnreadableSpreadsheetError } from './unreadable';

/** Yields the rows of a file in batches, without empty rows and without empty cells at the end of a row. */
export function* toRowBatches(rows: Iterable<RawSheetRow>): Generator<RawSheetRow[]> {
  let portion: RawSheetRow[] = [];
  for (const { line, cells } of rows) {
    const width = cells.findLastIndex(hasCellContent) + 1;
    if (width === 0) continue;
    if (width > spreadsheetLimits.columns)
      throw new UnreadableSpreadsheetError(
        `A linha ${line} passa de ${spreadsheetLimits.columns} colunas. Deixe na planilha só as colunas que interessam.`,
      );
    portion.push({ line, cells: cells.slice(0, width) });
    if (portion.length < ROWS_PER_MESSAGE) continue;
    yield portion;
    portion = [];
  }
  yield portion;
}
