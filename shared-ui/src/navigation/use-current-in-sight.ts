import { type RefObject, useEffect, useRef } from 'react';

/** Part of the next entry that stays in sight beside the current one, in px. */
const MARGIN = 32;

/**
 * Scrolls a list of links to the current one (`aria-current="page"`) when it is out of sight; the page around the list stays
 * where it is. Returns the ref of the element that scrolls.
 * @param key Another one when another link may be the current one: the address.
 */
export function useCurrentInSight<E extends HTMLElement>(key: string): RefObject<E | null> {
  const scroller = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is the current one.
  useEffect(() => {
    const list = scroller.current;
    const current = list?.querySelector('[aria-current="page"]');
    if (!list || !current || typeof IntersectionObserver !== 'function') return;
    // Tells where both are without a layout of its own.
    const observer = new IntersectionObserver(
      ([seen]) => {
        observer.disconnect();
        if (!seen?.rootBounds || seen.intersectionRatio === 1) return;
        const { boundingClientRect: link, rootBounds: sight } = seen;
        list.scrollBy({
          top: computeDistance([link.top, link.bottom], [sight.top, sight.bottom]),
          left: computeDistance([link.left, link.right], [sight.left, sight.right]),
        });
      },
      { root: list },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [key]);
  return scroller;
}

type Span = readonly [start: number, end: number];

/** Returns how far a list has to scroll for a link to be in sight, in px. */
function computeDistance([start, end]: Span, [sightStart, sightEnd]: Span): number {
  if (start < sightStart) return start - sightStart - MARGIN;
  if (end > sightEnd) return end - sightEnd + MARGIN;
  return 0;
}
