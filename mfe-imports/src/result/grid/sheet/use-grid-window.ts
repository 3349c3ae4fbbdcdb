import { type RefObject, useEffect, useState } from 'react';
import {
  ASSUMED_GRID_WIDTH_PX,
  COLUMN_WIDTH_PX,
  LINE_NUMBER_COLUMN_WIDTH_PX,
  MAX_GRID_HEIGHT_PX,
  MAX_UNWINDOWED_COLUMNS,
  OVERSCAN_ROWS,
  ROW_HEIGHT_PX,
} from './measures';

/** Range of drawn rows and columns, the last ones included. */
export interface GridWindow {
  firstRow: number;
  lastRow: number;
  firstColumn: number;
  lastColumn: number;
}

interface Sizes {
  rows: number;
  columns: number;
}

function computeWindow(scroller: HTMLElement | null, { rows, columns }: Sizes): GridWindow {
  const { scrollTop = 0, scrollLeft = 0, clientHeight = 0, clientWidth = 0 } = scroller ?? {};
  const height = Math.min(clientHeight || MAX_GRID_HEIGHT_PX, MAX_GRID_HEIGHT_PX);
  const width = (clientWidth || ASSUMED_GRID_WIDTH_PX) - LINE_NUMBER_COLUMN_WIDTH_PX;
  const isNarrowed = columns > MAX_UNWINDOWED_COLUMNS;
  return {
    firstRow: Math.max(0, Math.min(rows - 1, Math.floor(scrollTop / ROW_HEIGHT_PX)) - OVERSCAN_ROWS),
    lastRow: Math.min(rows - 1, Math.floor((scrollTop + height) / ROW_HEIGHT_PX) + OVERSCAN_ROWS),
    firstColumn: isNarrowed ? Math.max(0, Math.floor(scrollLeft / COLUMN_WIDTH_PX) - 1) : 0,
    lastColumn: isNarrowed
      ? Math.min(columns - 1, Math.floor((scrollLeft + width) / COLUMN_WIDTH_PX) + 1)
      : columns - 1,
  };
}

const isSame = (one: GridWindow, other: GridWindow): boolean =>
  one.firstRow === other.firstRow &&
  one.lastRow === other.lastRow &&
  one.firstColumn === other.firstColumn &&
  one.lastColumn === other.lastColumn;

/**
 * Returns the range of rows and columns to draw: the visible ones and a few rows around them. Changes only
 * when a row or column enters or leaves the range.
 */
export function useGridWindow(scroller: RefObject<HTMLElement | null>, { rows, columns }: Sizes): GridWindow {
  const [window, setWindow] = useState(() => computeWindow(null, { rows, columns }));
  useEffect(() => {
    const element = scroller.current;
    const look = () =>
      setWindow((known) => {
        const now = computeWindow(element, { rows, columns });
        return isSame(known, now) ? known : now;
      });
    look();
    element?.addEventListener('scroll', look, { passive: true });
    globalThis.addEventListener('resize', look);
    return () => {
      element?.removeEventListener('scroll', look);
      globalThis.removeEventListener('resize', look);
    };
  }, [scroller, rows, columns]);
  return window;
}
