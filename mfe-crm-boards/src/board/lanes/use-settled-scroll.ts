import { useEffect } from 'react';

/**
 * One column fills a narrow screen, and all columns scroll down together: whoever swipes from deep in a long column to
 * a short one would stand before nothing. Once the swipe rests, the view goes up to the end of the column's cards.
 */
export function useSettledScroll(scroller: HTMLElement | null, lastCardEnd: number): void {
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
