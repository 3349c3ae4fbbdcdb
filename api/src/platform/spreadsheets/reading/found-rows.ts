import { PORTION, spreadsheetLimits } from '../limits';
import { type FoundRow, hasContent } from './sheet-source';
import { Unreadable } from './unreadable';

/** Rows as a file has them: those without content left out, others as wide as their last cell with content, in portions. */
export function* foundRows(rows: Iterable<FoundRow>): Generator<FoundRow[]> {
  let portion: FoundRow[] = [];
  for (const { line, cells } of rows) {
    const width = cells.findLastIndex(hasContent) + 1;
    if (width === 0) continue;
    if (width > spreadsheetLimits.columns)
      throw new Unreadable(
        `A linha ${line} passa de ${spreadsheetLimits.columns} colunas. Deixe na planilha só as colunas que interessam.`,
      );
    portion.push({ line, cells: cells.slice(0, width) });
    if (portion.length < PORTION) continue;
    yield portion;
    portion = [];
  }
  yield portion;
}
