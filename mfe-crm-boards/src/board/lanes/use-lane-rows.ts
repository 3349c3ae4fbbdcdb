import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect } from 'react';
import type { Lane } from '../../board-state/board-state';
import { onScrollFrame } from './scroll-frame';

/** Rows drawn above and below what is on screen: a keyboard drag can only step onto a row that is there. */
const OVERSCAN = 3;
/** About what stands above the columns, in pixels: so that the first drawing, before anything is measured, has cards. */
const HEADS = 200;

/** Row of a lane that is drawn: its index from 0, and its distance in pixels from the top of the lane. */
export interface LaneRow {
  index: number;
  /** Pixels from the top of the lane's cards. */
  top: number;
}

/**
 * Returns the rows of a lane that are drawn: the visible rows, a few rows around them, and always the row of
 * the current card, so that scrolling does not lose the keyboard focus. For a lane off screen, returns only
 * the row of the current card.
 */
export function useLaneRows({
  lane,
  scroller,
  isNear,
  pitch,
  headHeight,
  currentIndex,
  onSeen,
}: {
  lane: Lane;
  scroller: HTMLElement | null;
  isNear: boolean;
  pitch: number;
  headHeight: number;
  /** Row of the current card in this lane, or -1. */
  currentIndex: number;
  onSeen: (columnId: string, lastRow: number | null) => void;
}): LaneRow[] {
  const { _id, cards } = lane;
  const rangeExtractor = useCallback(
    (range: Range) => withCurrent(defaultRangeExtractor(range), currentIndex),
    [currentIndex],
  );
  const virtualizer = useVirtualizer({
    count: cards.length,
    getScrollElement: () => scroller,
    estimateSize: () => pitch,
    getItemKey: (index) => cards[index]?._id ?? index,
    overscan: OVERSCAN,
    scrollMargin: headHeight,
    enabled: isNear,
    initialRect: { width: 0, height: window.innerHeight - HEADS },
    rangeExtractor,
    observeElementOffset,
    // All lanes scroll together: one drawing for all of them.
    useFlushSync: false,
  });
  const rows = virtualizer.getVirtualItems().map(({ index }) => ({ index, top: index * pitch }));
  const lastSeen = isNear ? (virtualizer.range?.endIndex ?? null) : null;

  useEffect(() => {
    onSeen(_id, lastSeen);
  }, [_id, lastSeen, onSeen]);

  if (rows.length === 0 && currentIndex >= 0) return [{ index: currentIndex, top: currentIndex * pitch }];
  return rows;
}

/** The virtualiser's own way of hearing of scrolling would come in between the drag library's columns. */
function observeElementOffset(
  { scrollElement }: { scrollElement: HTMLElement | null },
  tell: (offset: number, isScrolling: boolean) => void,
) {
  if (!scrollElement) return;
  tell(scrollElement.scrollTop, false);
  return onScrollFrame(scrollElement, () => tell(scrollElement.scrollTop, false));
}

function withCurrent(rows: number[], current: number): number[] {
  if (current < 0 || rows.includes(current)) return rows;
  return [...rows, current].sort((a, b) => a - b);
}
