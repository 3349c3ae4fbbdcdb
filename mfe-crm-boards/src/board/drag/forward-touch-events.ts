import { showsOneLane } from './one-lane-board';

const followUps = ['touchmove', 'touchend', 'touchcancel'] as const;

/**
 * Forwards the touch events of a dragged card to the window, where the drag library listens. The browser
 * sends touch events to the element touched first, which the library removes from the page when it shows a
 * copy of the card. Returns a function that stops the forwarding.
 *
 * Where one lane fills the board, the library hears no sideways movement: it would drop the card in the next
 * lane as soon as the card touches the few pixels of it that are seen. There the card stays in the lane on
 * screen, and a pull to the edge scrolls the board. `changedTouches` always has the finger itself.
 */
export function forwardTouchEvents(board: HTMLElement): () => void {
  function onTouchStart({ target, touches: [start] }: TouchEvent) {
    if (!(target instanceof Element)) return;
    const fixedX = start && showsOneLane(board) ? start.clientX : null;

    function handOn(event: Event) {
      if (event.type !== 'touchmove') for (const type of followUps) target?.removeEventListener(type, handOn);
      if (!(target instanceof Element) || target.isConnected || !('touches' in event)) return;
      const copy = new Event(event.type, { bubbles: true, cancelable: true });
      const touches = [...(event as TouchEvent).touches];
      Object.defineProperty(copy, 'changedTouches', { value: touches });
      Object.defineProperty(copy, 'touches', {
        value: fixedX === null ? touches : touches.map((touch) => placeTouch(touch, fixedX)),
      });
      window.dispatchEvent(copy);
      // The library forbids the page to scroll under a dragged card: only the real event can.
      if (copy.defaultPrevented && event.cancelable) event.preventDefault();
    }

    for (const type of followUps) target.addEventListener(type, handOn, { passive: false });
  }

  board.addEventListener('touchstart', onTouchStart, { passive: true });
  return () => board.removeEventListener('touchstart', onTouchStart);
}

/** Copies what the drag library reads of a touch, at another place sideways. */
const placeTouch = ({ clientY, force }: Touch, clientX: number) => ({ clientX, clientY, force });
