/** A finger that rests this long and leaves without moving has selected the card, in milliseconds. */
const HOLD_MS = 450;
/** A finger is never quite still, in pixels. */
const STILL = 10;

/**
 * Lets a card be selected by a long press on a touch screen. The drag library picks the card up during the
 * same press: a finger lifted without moving puts the card back, a moving finger drags the card as usual.
 * Returns a function that disables the selection.
 */
export function enableTouchHoldSelection(board: HTMLElement, select: (cardId: string) => void): () => void {
  let held: { cardId: string; since: number; x: number; y: number } | null = null;

  function onStart({ target, touches }: TouchEvent) {
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
    const touch = touches[0];
    held =
      card?.dataset.card && touch && touches.length === 1
        ? { cardId: card.dataset.card, since: Date.now(), x: touch.clientX, y: touch.clientY }
        : null;
  }

  function onMove(event: Event) {
    // The lifted card hands its finger's events on as plain ones (keep-touch).
    const touch = 'touches' in event ? (event as TouchEvent).touches[0] : undefined;
    if (held && touch && Math.hypot(touch.clientX - held.x, touch.clientY - held.y) > STILL) held = null;
  }

  function onEnd() {
    const card = held;
    held = null;
    if (card && Date.now() - card.since >= HOLD_MS) select(card.cardId);
  }

  function onCancel() {
    held = null;
  }

  board.addEventListener('touchstart', onStart, { passive: true });
  window.addEventListener('touchmove', onMove, { passive: true });
  window.addEventListener('touchend', onEnd);
  window.addEventListener('touchcancel', onCancel);
  return () => {
    board.removeEventListener('touchstart', onStart);
    window.removeEventListener('touchmove', onMove);
    window.removeEventListener('touchend', onEnd);
    window.removeEventListener('touchcancel', onCancel);
  };
}
