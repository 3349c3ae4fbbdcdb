import { COLUMN, LINE, ROW } from './measures';

/** A cell by its places, both from 0. */
export interface Place {
  row: number;
  column: number;
}

export interface Size {
  rows: number;
  columns: number;
}

const between = (value: number, most: number): number => Math.max(0, Math.min(most, value));

/** The nearest place inside the grid. */
export const inside = ({ row, column }: Place, { rows, columns }: Size): Place => ({
  row: between(row, rows - 1),
  column: between(column, columns - 1),
});

/** Scrolls as little as shows the cell whole. */
export function showPlace(scroller: HTMLElement, { row, column }: Place): void {
  const top = row * ROW;
  const left = column * COLUMN;
  const height = scroller.clientHeight - 2 * ROW;
  const width = scroller.clientWidth - LINE - COLUMN;
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (height > 0 && top > scroller.scrollTop + height) scroller.scrollTop = top - height;
  // The page itself may stand so that half of the grid is below its edge.
  scroller.scrollIntoView?.({ block: 'nearest' });
  if (left < scroller.scrollLeft) scroller.scrollLeft = left;
  else if (width > 0 && left > scroller.scrollLeft + width) scroller.scrollLeft = left - width;
}
