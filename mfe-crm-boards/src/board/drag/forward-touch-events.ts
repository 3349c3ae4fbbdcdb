const followUps = ['touchmove', 'touchend', 'touchcancel'] as const;

/**
 * Forwards the touch events of a dragged card to the window, where the drag library listens. The browser
 * sends touch events to the element touched first, which the library removes from the page when it shows a
 * copy of the card. Returns a function that stops the forwarding.
 */
export function forwardTouchEvents(board: HTMLElement): () => void {
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
