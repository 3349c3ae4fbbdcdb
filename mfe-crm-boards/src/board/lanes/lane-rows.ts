import type { RowRange } from './VisibleRows';

/** Rows drawn above and below what is on screen: a keyboard drag can only step onto a row that is there. */
const OVERSCAN = 3;

/**
 * Returns how far a lane of `count` cards was seen: its last row on screen, its last one where it ends above the screen,
 * and null where it is empty.
 */
export const getLastSeenRow = ({ last }: RowRange, count: number): number | null =>
  count === 0 ? null : Math.min(last, count - 1);

/**
 * Lists the rows of a lane that are drawn, in order: those on screen, a few rows around them, and always the row of the
 * current card, so that scrolling does not lose the keyboard focus. Of a lane off screen, only the row of the current card.
 * @param visible rows on screen, or null for a lane off screen
 * @param count number of cards of the lane
 * @param currentIndex row of the current card in this lane, or -1
 */
export function listDrawnRows(visible: RowRange | null, count: number, currentIndex: number): number[] {
  const rows: number[] = [];
  if (visible) {
    const last = Math.min(count - 1, visible.last + OVERSCAN);
    // A lane that ends above the screen keeps its last rows, as those that are nearest.
    const first = Math.max(0, Math.min(visible.first, count - 1) - OVERSCAN);
    for (let row = first; row <= last; row += 1) rows.push(row);
  }
  if (currentIndex < 0 || rows.includes(currentIndex)) return rows;
  return [...rows, currentIndex].sort((a, b) => a - b);
}
