import type { KeyboardEvent } from 'react';
import type { CellPosition, GridSize } from './cell-position';
import { MAX_GRID_HEIGHT_PX, ROW_HEIGHT_PX } from './measures';

/** Action that a key press starts in the grid while no cell is being edited. */
export type GridAction =
  | { kind: 'move'; to: CellPosition }
  | { kind: 'edit' }
  /** The key's own character comes into the cell, in place of what stands there. */
  | { kind: 'type' }
  | { kind: 'clear' }
  | { kind: 'fill' }
  | { kind: 'undo' }
  /** The next Tab leaves the grid. */
  | { kind: 'leave' };

const PAGE_ROWS = Math.floor(MAX_GRID_HEIGHT_PX / ROW_HEIGHT_PX) - 2;

function getMoveTarget(
  key: string,
  { row, column }: CellPosition,
  isFar: boolean,
  { rows, columns }: GridSize,
): CellPosition | null {
  const last = { row: rows - 1, column: columns - 1 };
  if (key === 'ArrowUp') return { row: isFar ? 0 : row - 1, column };
  if (key === 'ArrowDown') return { row: isFar ? last.row : row + 1, column };
  if (key === 'ArrowLeft') return { row, column: isFar ? 0 : column - 1 };
  if (key === 'ArrowRight') return { row, column: isFar ? last.column : column + 1 };
  if (key === 'PageUp') return { row: row - PAGE_ROWS, column };
  if (key === 'PageDown') return { row: row + PAGE_ROWS, column };
  if (key === 'Home') return { row: isFar ? 0 : row, column: 0 };
  if (key === 'End') return { row: isFar ? last.row : row, column: last.column };
  return null;
}

/**
 * Returns the cell to which the Tab key moves, continuing in the next row; null at the ends of the grid,
 * where Tab leaves the grid.
 */
export function getTabTarget(
  { row, column }: CellPosition,
  isBack: boolean,
  { rows, columns }: GridSize,
): CellPosition | null {
  const at = row * columns + column + (isBack ? -1 : 1);
  if (at < 0 || at >= rows * columns) return null;
  return { row: Math.floor(at / columns), column: at % columns };
}

/** A letter, or the accent that waits for its letter. */
const isTyped = (key: string): boolean => [...key].length === 1 || key === 'Dead' || key === 'Process';

/** Returns the action of a key as in a spreadsheet; null if the grid does not handle the key. */
export function parseGridKey(event: KeyboardEvent, active: CellPosition, size: GridSize): GridAction | null {
  const { key, shiftKey } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  if (key === 'Tab') {
    const to = getTabTarget(active, shiftKey, size);
    return to && { kind: 'move', to };
  }
  if (event.altKey && !isTyped(key)) return null;
  const to = getMoveTarget(key, active, isCommand, size);
  if (to) return { kind: 'move', to };
  if (key === 'Escape') return { kind: 'leave' };
  if (key === 'Enter' || key === 'F2') return { kind: 'edit' };
  if (key === 'Delete' || key === 'Backspace') return { kind: 'clear' };
  if (isCommand && key.toLowerCase() === 'd') return { kind: 'fill' };
  if (isCommand && key.toLowerCase() === 'z') return { kind: 'undo' };
  return isTyped(key) && !isCommand ? { kind: 'type' } : null;
}
