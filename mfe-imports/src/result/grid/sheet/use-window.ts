import { type RefObject, useEffect, useState } from 'react';
import { ALL_COLUMNS, COLUMN, HEIGHT, LINE, ROW, SPARE_ROWS, WIDTH } from './measures';

/** Which rows and columns are drawn; the last ones included. */
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

function windowOf(scroller: HTMLElement | null, { rows, columns }: Sizes): GridWindow {
  const { scrollTop = 0, scrollLeft = 0, clientHeight = 0, clientWidth = 0 } = scroller ?? {};
  const height = Math.min(clientHeight || HEIGHT, HEIGHT);
  const width = (clientWidth || WIDTH) - LINE;
  const isNarrowed = columns > ALL_COLUMNS;
  return {
    firstRow: Math.max(0, Math.min(rows - 1, Math.floor(scrollTop / ROW)) - SPARE_ROWS),
    lastRow: Math.min(rows - 1, Math.floor((scrollTop + height) / ROW) + SPARE_ROWS),
    firstColumn: isNarrowed ? Math.max(0, Math.floor(scrollLeft / COLUMN) - 1) : 0,
    lastColumn: isNarrowed
      ? Math.min(columns - 1, Math.floor((scrollLeft + width) / COLUMN) + 1)
      : columns - 1,
  };
}

const isSame = (one: GridWindow, other: GridWindow): boolean =>
  one.firstRow === other.firstRow &&
  one.lastRow === other.lastRow &&
  one.firstColumn === other.firstColumn &&
  one.lastColumn === other.lastColumn;

/** The part of the grid that is on screen, and a little around it. It changes when a row or column comes or goes. */
export function useWindow(scroller: RefObject<HTMLElement | null>, { rows, columns }: Sizes): GridWindow {
  const [window, setWindow] = useState(() => windowOf(null, { rows, columns }));
  useEffect(() => {
    const element = scroller.current;
    const look = () =>
      setWindow((known) => {
        const now = windowOf(element, { rows, columns });
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
