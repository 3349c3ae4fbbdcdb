import { COLUMN_WIDTH_PX, LINE_NUMBER_COLUMN_WIDTH_PX, ROW_HEIGHT_PX } from './measures';

/** Position of a cell: row and column, both counted from 0. */
export interface CellPosition {
  row: number;
  column: number;
}

export interface GridSize {
  rows: number;
  columns: number;
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));

/** Returns the nearest position inside the grid. */
export const clampPosition = ({ row, column }: CellPosition, { rows, columns }: GridSize): CellPosition => ({
  row: clamp(row, rows - 1),
  column: clamp(column, columns - 1),
});

/** Scrolls the minimum distance that makes a cell fully visible. */
export function scrollToCell(scroller: HTMLElement, { row, column }: CellPosition): void {
  const top = row * ROW_HEIGHT_PX;
  const left = column * COLUMN_WIDTH_PX;
  const height = scroller.clientHeight - 2 * ROW_HEIGHT_PX;
  const width = scroller.clientWidth - LINE_NUMBER_COLUMN_WIDTH_PX - COLUMN_WIDTH_PX;
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (height > 0 && top > scroller.scrollTop + height) scroller.scrollTop = top - height;
  // The page itself may stand so that half of the grid is below its edge.
  scroller.scrollIntoView?.({ block: 'nearest' });
  if (left < scroller.scrollLeft) scroller.scrollLeft = left;
  else if (width > 0 && left > scroller.scrollLeft + width) scroller.scrollLeft = left - width;
}
