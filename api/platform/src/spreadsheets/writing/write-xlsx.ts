import type { WrittenCell } from '../written-sheet';
import type { RowBatches, SheetWriter } from './sheet-writer';
import { writeStreamedXlsx } from './streamed-xlsx';
import { writeStyledXlsx } from './styled-xlsx';

/** Maximum number of rows of a sheet with colours, which is built in memory. */
const MAX_STYLED_ROWS = 20_000;

/**
 * Writes an xlsx sheet with typed cells, a frozen header row, filters, widths and sums. A short sheet also
 * gets colours; a long one is streamed.
 */
export const writeXlsx: SheetWriter = async (path, plan, portions) => {
  const begun: (readonly WrittenCell[])[] = [];
  for (;;) {
    const { value, done } = await portions.next();
    if (done) return writeStyledXlsx(path, plan, begun);
    begun.push(...value);
    if (begun.length > MAX_STYLED_ROWS) return writeStreamedXlsx(path, plan, withBegun(begun, portions));
  }
};

async function* withBegun(begun: (readonly WrittenCell[])[], portions: RowBatches): RowBatches {
  yield begun;
  yield* portions;
}
