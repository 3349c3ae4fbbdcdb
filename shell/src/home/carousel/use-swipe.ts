import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';

/** Less is a press that trembled, pixels. */
const SWIPE = 40;

/**
 * Detects horizontal swipes of a finger over an element: returns the current offset in pixels and the pointer handlers.
 * The mouse is ignored.
 */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const [offset, setOffset] = useState(0);
  const start = useRef<number | null>(null);
  const hasSwiped = useRef(false);

  function end() {
    if (start.current === null) return;
    start.current = null;
    setOffset(0);
    if (!hasSwiped.current) return;
    onSwipe(offset < 0 ? 1 : -1);
  }

  return {
    offset,
    handlers: {
      onPointerDown({ clientX, pointerType, isPrimary }: PointerEvent) {
        hasSwiped.current = false;
        if (pointerType !== 'mouse' && isPrimary) start.current = clientX;
      },
      onPointerMove({ clientX }: PointerEvent) {
        if (start.current === null) return;
        const moved = clientX - start.current;
        hasSwiped.current = Math.abs(moved) > SWIPE;
        setOffset(moved);
      },
      onPointerUp: end,
      /** The page scrolls instead. */
      onPointerCancel() {
        start.current = null;
        setOffset(0);
      },
      /** The end of a swipe is no press of the slide under the finger. */
      onClickCapture(event: MouseEvent) {
        if (!hasSwiped.current) return;
        hasSwiped.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
