import { type CellEdit, textOf } from '../data/grid-row';
import type { GridStore } from '../data/grid-store';
import { MOST_CHARACTERS } from './measures';
import type { Place } from './place';

interface Pasted {
  store: GridStore;
  headers: readonly string[];
  /** Rows of the list. */
  total: number;
  /** Where the first cell goes. */
  place: Place;
  cells: readonly (readonly string[])[];
}

/** Puts cells down and to the right of a place; what does not fit into the grid is left out. */
export async function pasteAt({ store, headers, total, place, cells }: Pasted): Promise<void> {
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
      const value = text.slice(0, MOST_CHARACTERS);
      edits.push({ line: item.row.line, column, value, before: textOf(item, column, at) });
    }
  }
  store.edit(edits);
}
