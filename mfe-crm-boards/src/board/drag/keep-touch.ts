const followUps = ['touchmove', 'touchend', 'touchcancel'] as const;

/**
 * A finger's events go to the element it first touched, wherever it moves. When a drag begins the drag library takes
 * that element out of the page and shows a copy: from then on nobody would hear of the finger. This hands its events on
 * to the window, where the library listens. Answers the function that stops.
 */
export function keepTouch(board: HTMLElement): () => void {
  function onTouchStart({ target }: TouchEvent) {
    if (!(target instanceof Element)) return;

    function handOn(event: Event) {
      if (event.type !== 'touchmove') for (const type of followUps) target?.removeEventListener(type, handOn);
      if (!(target instanceof Element) || target.isConnected || !('touches' in event)) return;
      const copy = new Event(event.type, { bubbles: true, cancelable: true });
      Object.defineProperty(copy, 'touches', { value: event.touches });
      window.dispatchEvent(copy);
      // The library forbids the page to scroll under a dragged card: only the real event can.
      if (copy.defaultPrevented && event.cancelable) event.preventDefault();
    }

    for (const type of followUps) target.addEventListener(type, handOn, { passive: false });
  }

  board.addEventListener('touchstart', onTouchStart, { passive: true });
  return () => board.removeEventListener('touchstart', onTouchStart);
}
