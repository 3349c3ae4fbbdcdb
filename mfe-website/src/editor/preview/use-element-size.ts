import { type RefObject, useEffect, useRef, useState } from 'react';

interface MeasuredElement {
  place: RefObject<HTMLDivElement | null>;
  /** Pixels that there are. */
  width: number;
  height: number;
}

/** Measures the space available to the preview, in pixels, and follows its changes. */
export function useElementSize(): MeasuredElement {
  const place = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = place.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { place, ...size };
}
