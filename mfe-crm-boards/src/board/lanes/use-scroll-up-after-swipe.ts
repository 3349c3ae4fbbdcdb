import { useEffect } from 'react';

/**
 * Scrolls up to the end of the current column after a swipe on narrow screens. All columns scroll down together, so a
 * swipe from deep inside a long column to a short one would otherwise show nothing.
 */
export function useScrollUpAfterSwipe(scroller: HTMLElement | null, lastCardEnd: number): void {
  useEffect(() => {
    if (!scroller) return;
    const settle = () => {
      const isNarrow =
        scroller.clientWidth < 2 * (scroller.querySelector<HTMLElement>('[data-lane]')?.offsetWidth ?? 0);
      const isHeld = scroller.dataset.dragging !== undefined;
      if (isNarrow && !isHeld && scroller.scrollTop > lastCardEnd - scroller.clientHeight / 2)
        scroller.scrollTop = Math.max(0, lastCardEnd - scroller.clientHeight);
    };
    scroller.addEventListener('scrollend', settle);
    return () => scroller.removeEventListener('scrollend', settle);
  }, [scroller, lastCardEnd]);
}
