import { type CellEdit, getCellText } from '../data/grid-row';
import type { GridStore } from '../data/grid-store';
import type { CellPosition } from './cell-position';
import { MAX_CELL_LENGTH } from './measures';

interface PasteOptions {
  store: GridStore;
  headers: readonly string[];
  /** Rows of the list. */
  total: number;
  /** Position of the first cell. */
  place: CellPosition;
  cells: readonly (readonly string[])[];
}

/** Pastes cells below and to the right of a position. Cells outside the grid are left out. */
export async function pasteCells({ store, headers, total, place, cells }: PasteOptions): Promise<void> {
  const last = Math.min(total, place.row + cells.length) - 1;
  await store.ensure(place.row, last);
  const edits: CellEdit[] = [];
  for (const [down, values] of cells.entries()) {
    const item = store.rowAt(place.row + down);
    if (!item) continue;
    for (const [right, text] of values.entries()) {
      const at = place.column + right;
      const column = headers[at];
      if (column === undefined) continue;
      const value = text.slice(0, MAX_CELL_LENGTH);
      edits.push({ line: item.row.line, column, value, before: getCellText(item, column, at) });
    }
  }
  store.edit(edits);
}
