import { useEffect, useState } from 'react';
import { onCalmScroll } from './calm-scroll';
import { LANE_GAP_REM, LANE_WIDTH_REM, remInPixels } from './lane-size';

/** Lanes by their place: from `first` to `last`, both included. */
export interface VisibleLanes {
  first: number;
  last: number;
  /** The lane most of which is on screen: the one a narrow screen is showing. */
  main: number;
}

/** Lanes further than one beside the screen draw no cards. */
const MARGIN_LANES = 1;
/** A lane that shows less than this counts as off screen: lanes in line with the edge do not come and go. */
const LEAST_SEEN = 8;

/** Which lanes are on screen, with one beside them on either side. */
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
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    const stop = onCalmScroll(scroller, measure);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [scroller, count]);

  return visible;
}

/** Before anything can be measured, from the width of the window: so that the first drawing has cards. */
function expectedLanes(count: number): VisibleLanes {
  const pitch = (LANE_WIDTH_REM + LANE_GAP_REM) * remInPixels();
  return { first: 0, last: Math.min(count - 1, Math.floor(window.innerWidth / pitch)), main: 0 };
}

function visibleLanes(scroller: HTMLElement, count: number): VisibleLanes {
  const lanes = scroller.querySelectorAll<HTMLElement>('[data-lane]');
  const first = lanes[0];
  if (!first) return { first: 0, last: 0, main: 0 };
  const pitch = (lanes[1]?.offsetLeft ?? 0) - first.offsetLeft || first.offsetWidth;
  const left = scroller.scrollLeft - first.offsetLeft;
  const start = (left + LEAST_SEEN) / pitch;
  const end = (left + scroller.clientWidth - LEAST_SEEN) / pitch;
  const within = (lane: number) => Math.min(count - 1, Math.max(0, lane));
  return {
    first: within(Math.floor(start) - MARGIN_LANES),
    last: within(Math.floor(end) + MARGIN_LANES),
    main: within(Math.floor((start + end) / 2)),
  };
}
