import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Returns a ref and the width in pixels of its element, so that what is drawn in it is drawn at its real
 * size and its text is not scaled. `otherwise` is the width before the first measurement.
 */
export function useElementWidth(otherwise: number): [RefObject<HTMLDivElement | null>, number] {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(otherwise);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    // Before the first picture, which would else be drawn over what stands beside it.
    const first = Math.round(element.getBoundingClientRect().width);
    if (first > 0) setWidth(first);
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, width];
}
