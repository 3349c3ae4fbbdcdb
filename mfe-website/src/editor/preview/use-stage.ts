import { type RefObject, useEffect, useRef, useState } from 'react';

interface Stage {
  place: RefObject<HTMLDivElement | null>;
  /** Pixels that there are. */
  width: number;
  height: number;
}

/** The room that a preview has, as it is now. */
export function useStage(): Stage {
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
