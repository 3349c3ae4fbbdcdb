import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type BoardState, findCard } from '../state/board-state';
import { revealRow } from './reveal';
import { type BoardPosition, firstPosition, walk } from './walk';

/** Frames to wait for a card to be drawn after scrolling to it. */
const MAX_FRAMES = 20;

const cardOf = (target: EventTarget) =>
  target instanceof HTMLElement ? target.closest<HTMLElement>('[data-card]')?.dataset.card : undefined;

/** One Tab stop for the whole board; inside it, arrow keys walk from card to card and Enter opens one. */
export function useBoardKeys({
  state,
  scroller,
  sizes,
  onOpen,
}: {
  state: BoardState;
  scroller: HTMLElement | null;
  sizes: { pitch: number; headHeight: number };
  onOpen: (cardId: string) => void;
}) {
  const [position, setPosition] = useState<BoardPosition | null>(null);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const found = position && findCard(state, position.cardId);
  const current = found ? { columnId: found.lane._id, cardId: found.card._id } : firstPosition(state);

  function onFocus({ target }: FocusEvent) {
    const cardId = cardOf(target);
    const at = cardId === undefined ? null : findCard(state, cardId);
    if (at && at.card._id !== position?.cardId) setPosition({ columnId: at.lane._id, cardId: at.card._id });
  }

  function onKeyDown(event: KeyboardEvent) {
    const cardId = cardOf(event.target);
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    // During a drag the keys belong to the card in the hand.
    if (cardId === undefined || event.defaultPrevented || hasModifier) return;
    if (event.key === 'Enter') return onOpen(cardId);
    const from = findCard(state, cardId);
    const next = from && walk(state, { columnId: from.lane._id, cardId }, event.key);
    if (!next) return;
    event.preventDefault();
    goTo(next);
  }

  function goTo(next: BoardPosition & { index: number }) {
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

  return { current, onFocus, onKeyDown, goTo };
}
