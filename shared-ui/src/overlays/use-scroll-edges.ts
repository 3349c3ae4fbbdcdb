import { type RefObject, useLayoutEffect, useRef } from 'react';
import { css } from 'styled-components';

/** Styles of a line that scrolls sideways, with the ref of `useScrollEdges`: what is beyond an edge fades out towards it. */
export const fadingEdgeStyles = css`
  overflow-x: auto;
  scrollbar-width: none;
  --fade-start: 0px;
  --fade-end: 0px;
  &[data-more~='start'] { --fade-start: 2.5rem; }
  &[data-more~='end'] { --fade-end: 2.5rem; }
  &[data-more] {
    mask-image: linear-gradient(
      to right,
      transparent,
      black var(--fade-start),
      black calc(100% - var(--fade-end)),
      transparent
    );
  }
`;

/** Width of the fading edge, CSS pixels. */
const NEIGHBOUR_PX = 40;

/**
 * Returns a ref to an element that scrolls sideways. Its attribute `data-more` says beyond which of its edges there is more
 * (`start`, `end`, or both), and is absent where all of it is seen. It is scrolled to its selected tab when it first appears
 * and when another is selected. Tabs that come later count as well.
 */
export function useScrollEdges<Line extends HTMLElement = HTMLDivElement>(): RefObject<Line | null> {
  const place = useRef<Line>(null);
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
    const observeChildren = () => {
      for (const child of element.children) observer.observe(child);
    };
    observeChildren();
    // An observed child tells its size at once, and one that leaves changes what there is to see.
    const changes = new MutationObserver((records) => {
      observeChildren();
      if (records.some(({ type }) => type === 'attributes')) revealSelected(element);
      mark();
    });
    changes.observe(element, {
      childList: true,
      subtree: true,
      attributeFilter: ['aria-selected', 'aria-current'],
    });
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      changes.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, []);
  return place;
}

/** Scrolls to the selected tab, so far that its neighbour is seen as well. */
function revealSelected(element: HTMLElement): void {
  const selected = element.querySelector('[aria-selected="true"], [aria-current]');
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
