import { type RefObject, useEffect, useRef } from 'react';

/** Visible share of the element that starts a load; also the minimum time between two loads (shell-017). */
const VISIBLE_SHARE = 0.8;
const LOCK_MS = 1_000;

/**
 * Returns a ref for an element at the end of a list, and calls `onMore` when that element comes on screen.
 * Does nothing in browsers without IntersectionObserver.
 */
export function useLoadAtEnd<E extends Element>(isWaiting: boolean, onMore: () => void): RefObject<E | null> {
  const place = useRef<E>(null);
  const lastLoad = useRef(0);
  const latest = useRef(onMore);
  latest.current = onMore;

  useEffect(() => {
    const element = place.current;
    if (!element || !isWaiting || typeof IntersectionObserver === 'undefined') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      lastLoad.current = Date.now();
      latest.current();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        timer = setTimeout(load, Math.max(0, lastLoad.current + LOCK_MS - Date.now()));
      },
      { threshold: VISIBLE_SHARE },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isWaiting]);

  return place;
}
