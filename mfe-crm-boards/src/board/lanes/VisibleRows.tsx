import { type ReactNode, useEffect, useState } from 'react';
import { observeScroller } from './observe-scroller';

/**
 * Range of rows on screen, `first` and `last` included. It is the same in all lanes, which scroll together and whose cards
 * have one height; a lane may have fewer rows.
 */
export interface RowRange {
  first: number;
  last: number;
}

interface VisibleRowsProps {
  scroller: HTMLElement | null;
  /** Pixels from one card to the next. */
  pitch: number;
  /** Pixels from the top of the scrolled content to the first card. */
  headHeight: number;
  children: (rows: RowRange) => ReactNode;
}

/** About what stands above the columns, in pixels: so that the first drawing, before anything is measured, has cards. */
const HEADS = 200;

/** Draws its children with the rows on screen, and draws them again, and nothing else, when other rows come on screen. */
export function VisibleRows({ scroller, pitch, headHeight, children }: VisibleRowsProps) {
  const [rows, setRows] = useState(() => getRowRange(-headHeight, window.innerHeight - HEADS, pitch));

  useEffect(() => {
    if (!scroller) return;
    const measure = () => {
      const next = getRowRange(scroller.scrollTop - headHeight, scroller.clientHeight, pitch);
      setRows((old) => (old.first === next.first && old.last === next.last ? old : next));
    };
    return observeScroller(scroller, measure);
  }, [scroller, pitch, headHeight]);

  return children(rows);
}

/** Returns the rows that a window of `height` pixels shows, which begins `top` pixels below the top of the first row. */
export function getRowRange(top: number, height: number, pitch: number): RowRange {
  const first = Math.max(0, Math.floor(top / pitch));
  return { first, last: Math.max(first, Math.ceil((top + height) / pitch) - 1) };
}
