import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type BoardState, findCard } from '../../board-state/board-state';
import { getCardId } from '../card/card-id';
import { type FocusedCardRow, getNextFocusedCard, resolveFocusedCard } from './keyboard-navigation';
import { revealRow } from './reveal';

/** Frames to wait for a card to be drawn after scrolling to it. */
const MAX_FRAMES = 20;

/** Returns the id of the card on which an event happened, or of the card whose menu button stands there. */
const getNearestCardId = (target: EventTarget) =>
  getCardId(target) ?? (target instanceof HTMLElement ? target.dataset.cardMenu : undefined);

/**
 * Handles the keyboard on the board: one Tab stop for the whole board, arrow keys move between cards, Enter opens an
 * item.
 */
export function useBoardKeys({
  state,
  scroller,
  sizes,
  onOpen,
  onSelect,
}: {
  state: BoardState;
  scroller: HTMLElement | null;
  sizes: { pitch: number; headHeight: number };
  onOpen: (cardId: string) => void;
  /** The key x selects a card, and lets it go again. */
  onSelect?: ((cardId: string) => void) | undefined;
}) {
  const [position, setPosition] = useState<FocusedCardRow | null>(null);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const current = resolveFocusedCard(state, position);
  const { columnId, cardId, index } = current ?? {};
  // Others move cards, too: which row it stands in is known until it goes.
  useEffect(() => {
    setPosition((last) => {
      const isThere = last !== null && last.cardId === cardId;
      if (!isThere || columnId === undefined || index === undefined) return last;
      return last.columnId === columnId && last.index === index
        ? last
        : { cardId: last.cardId, columnId, index };
    });
  }, [columnId, cardId, index]);

  /** The focus is on a card, or was until that card was drawn anew in another place. */
  const hasFocus = useRef(false);
  // Undone, or moved by somebody else, a card is another element: whoever works by keyboard goes on at it.
  useEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    // Until the card has it.
    hasFocus.current = false;
    focusCurrent();
  });

  function onBlur({ target }: FocusEvent) {
    // A removed element also fires blur: focus was not moved elsewhere.
    queueMicrotask(() => {
      if (target.isConnected) hasFocus.current = false;
    });
  }

  function onFocus({ target }: FocusEvent) {
    hasFocus.current = getNearestCardId(target) !== undefined;
    const cardId = getNearestCardId(target);
    const at = cardId === undefined ? null : findCard(state, cardId);
    if (at && at.card._id !== position?.cardId)
      setPosition({ columnId: at.lane._id, cardId: at.card._id, index: at.index });
  }

  function onKeyDown(event: KeyboardEvent) {
    const cardId = getCardId(event.target);
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    // During a drag the keys belong to the card in the hand.
    if (cardId === undefined || event.defaultPrevented || hasModifier) return;
    if (event.key === 'Enter') return onOpen(cardId);
    if (event.key.toLowerCase() === 'x') return onSelect?.(cardId);
    const from = findCard(state, cardId);
    const next = from && getNextFocusedCard(state, { columnId: from.lane._id, cardId }, event.key);
    if (!next) return;
    event.preventDefault();
    goTo(next);
  }

  function goTo(next: FocusedCardRow) {
    if (!scroller) return;
    setPosition(next);
    revealRow(scroller, { ...next, ...sizes });
    focusCard(next.cardId, 0);
  }

  function focusCard(cardId: string, tries: number) {
    const cards = scroller?.querySelectorAll<HTMLElement>('[data-card]') ?? [];
    const element = Array.from(cards).find(({ dataset }) => dataset.card === cardId);
    if (element) element.focus({ preventScroll: true });
    else if (tries < MAX_FRAMES) frame.current = requestAnimationFrame(() => focusCard(cardId, tries + 1));
  }

  function focusCurrent() {
    if (current) goTo(current);
  }

  return { current, onFocus, onBlur, onKeyDown, goTo, focusCurrent };
}
