import { useEffect, useState } from 'react';
import { getRemInPixels, LANE_GAP_REM, LANE_WIDTH_REM } from './lane-size';
import { observeScroller } from './observe-scroller';

/** Range of visible lanes by position, `first` and `last` included. */
export interface VisibleLanes {
  first: number;
  last: number;
  /** The lane most of which is on screen: the one a narrow screen is showing. */
  main: number;
}

/** Lanes further than one beside the screen draw no cards. */
const MARGIN_LANES = 1;
/**
 * Minimum visible width of a lane in pixels. A lane that shows less counts as off screen, so that lanes aligned with
 * the edge do not flicker.
 */
const MIN_VISIBLE_PX = 8;

/** Returns the range of visible lanes, extended by one lane on either side. */
export function useVisibleLanes(scroller: HTMLElement | null, count: number): VisibleLanes {
  const [visible, setVisible] = useState(() => expectedLanes(count));

  useEffect(() => {
    if (!scroller || count === 0) return;
    const measure = () => {
      const next = visibleLanes(scroller, count);
      setVisible((old) =>
        old.first === next.first && old.last === next.last && old.main === next.main ? old : next,
      );
    };
    return observeScroller(scroller, measure);
  }, [scroller, count]);

  return visible;
}

/** Before anything can be measured, from the width of the window: so that the first drawing has cards. */
function expectedLanes(count: number): VisibleLanes {
  const pitch = (LANE_WIDTH_REM + LANE_GAP_REM) * getRemInPixels();
  return { first: 0, last: Math.min(count - 1, Math.floor(window.innerWidth / pitch)), main: 0 };
}

function visibleLanes(scroller: HTMLElement, count: number): VisibleLanes {
  const lanes = scroller.querySelectorAll<HTMLElement>('[data-lane]');
  const first = lanes[0];
  if (!first) return { first: 0, last: 0, main: 0 };
  const pitch = (lanes[1]?.offsetLeft ?? 0) - first.offsetLeft || first.offsetWidth;
  const left = scroller.scrollLeft - first.offsetLeft;
  const start = (left + MIN_VISIBLE_PX) / pitch;
  const end = (left + scroller.clientWidth - MIN_VISIBLE_PX) / pitch;
  const within = (lane: number) => Math.min(count - 1, Math.max(0, lane));
  return {
    first: within(Math.floor(start) - MARGIN_LANES),
    last: within(Math.floor(end) + MARGIN_LANES),
    main: within(Math.floor((start + end) / 2)),
  };
}
