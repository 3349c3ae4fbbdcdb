import type { KeyboardEvent } from 'react';
import { HEIGHT, ROW } from './measures';
import type { Place, Size } from './place';

/** What a key does while no cell is being edited. */
export type GridAct =
  | { kind: 'move'; to: Place }
  | { kind: 'edit' }
  /** The key's own character comes into the cell, in place of what stands there. */
  | { kind: 'type' }
  | { kind: 'clear' }
  | { kind: 'fill' }
  | { kind: 'undo' }
  /** The next Tab leaves the grid. */
  | { kind: 'leave' };

const PAGE_ROWS = Math.floor(HEIGHT / ROW) - 2;

function moved(key: string, { row, column }: Place, isFar: boolean, { rows, columns }: Size): Place | null {
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

/** The next cell of Tab, in the next row after the last one; null at the ends of the grid: there it leaves. */
export function tabbed({ row, column }: Place, isBack: boolean, { rows, columns }: Size): Place | null {
  const at = row * columns + column + (isBack ? -1 : 1);
  if (at < 0 || at >= rows * columns) return null;
  return { row: Math.floor(at / columns), column: at % columns };
}

/** A letter, or the accent that waits for its letter. */
const isTyped = (key: string): boolean => [...key].length === 1 || key === 'Dead' || key === 'Process';

/** What a key of a spreadsheet does; null: nothing of ours. */
export function actOf(event: KeyboardEvent, active: Place, size: Size): GridAct | null {
  const { key, shiftKey } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  if (key === 'Tab') {
    const to = tabbed(active, shiftKey, size);
    return to && { kind: 'move', to };
  }
  if (event.altKey && !isTyped(key)) return null;
  const to = moved(key, active, isCommand, size);
  if (to) return { kind: 'move', to };
  if (key === 'Escape') return { kind: 'leave' };
  if (key === 'Enter' || key === 'F2') return { kind: 'edit' };
  if (key === 'Delete' || key === 'Backspace') return { kind: 'clear' };
  if (isCommand && key.toLowerCase() === 'd') return { kind: 'fill' };
  if (isCommand && key.toLowerCase() === 'z') return { kind: 'undo' };
  return isTyped(key) && !isCommand ? { kind: 'type' } : null;
}
