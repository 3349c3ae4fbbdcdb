import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Width of the fading edge, CSS pixels. */
const NEIGHBOUR_PX = 40;

/**
 * Returns a ref to an element that scrolls sideways. Its attribute `data-more` says beyond which of its edges there is more
 * (`start`, `end`, or both), and is absent where all of it is seen. It is scrolled to its selected tab when it first appears.
 */
export function useScrollEdges(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const mark = () => {
      const edges = getHiddenEdges(element);
      if (edges.length > 0) element.dataset.more = edges.join(' ');
      else delete element.dataset.more;
    };
    let isRevealed = false;
    const observer = new ResizeObserver(() => {
      if (!isRevealed) revealSelected(element);
      isRevealed = true;
      mark();
    });
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, []);
  return place;
}

/** Scrolls to the selected tab, so far that its neighbour is seen as well. */
function revealSelected(element: HTMLElement): void {
  const selected = element.querySelector('[aria-selected="true"]');
  if (!selected) return;
  const { left, right } = selected.getBoundingClientRect();
  const seen = element.getBoundingClientRect();
  if (right > seen.right - NEIGHBOUR_PX) element.scrollLeft += right - seen.right + NEIGHBOUR_PX;
  else if (left < seen.left) element.scrollLeft -= seen.left - left + NEIGHBOUR_PX;
}

/** Returns the edges beyond which an element has more than it shows. A fraction of a pixel does not count. */
export function getHiddenEdges({
  scrollLeft,
  scrollWidth,
  clientWidth,
}: Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>): ('start' | 'end')[] {
  const edges: ('start' | 'end')[] = [];
  if (scrollLeft > 1) edges.push('start');
  if (scrollLeft + clientWidth < scrollWidth - 1) edges.push('end');
  return edges;
}
