import { type RefObject, useEffect, useState } from 'react';

/** Attribute of bars with controls that stay at the lower edge of the page: snackbars rise above them. */
export const pageFoot = { 'data-page-foot': '' } as const;

/** A bar may come while a snackbar is on screen. */
const LOOK_EVERY_MS = 300;
/** px: what ends further up is not at the edge. */
const EDGE = 120;

/**
 * Returns the height in px, from the lower edge of the window, of the bars that a snackbar in `corner` would cover; 0 while
 * none is shown.
 */
export function useFootHeight(corner: RefObject<HTMLElement | null>, isShown: boolean): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (!isShown) return;
    const look = () => setHeight(measureFeet(corner.current));
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      setHeight(0);
    };
  }, [corner, isShown]);
  return height;
}

/** Returns the height in px of the bars at the lower edge that `corner` would cover. */
export function measureFeet(corner: HTMLElement | null): number {
  if (!corner) return 0;
  const { left, right } = corner.getBoundingClientRect();
  const heights = [...document.querySelectorAll(`[data-page-foot]`)]
    .map((foot) => foot.getBoundingClientRect())
    .filter((foot) => foot.height > 0 && foot.left < right && foot.right > left)
    .filter((foot) => foot.top < window.innerHeight && foot.bottom > window.innerHeight - EDGE)
    .map((foot) => window.innerHeight - foot.top);
  return Math.max(0, ...heights);
}
