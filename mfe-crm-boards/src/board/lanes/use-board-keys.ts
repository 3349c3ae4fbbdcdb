import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type BoardState, findCard } from '../../board-state/board-state';
import { revealRow } from './reveal';
import { type BoardPlace, currentPlace, walk } from './walk';

/** Frames to wait for a card to be drawn after scrolling to it. */
const MAX_FRAMES = 20;

const cardOf = (target: EventTarget) =>
  target instanceof HTMLElement ? target.closest<HTMLElement>('[data-card]')?.dataset.card : undefined;

/** The same, or the card whose menu button it is: that stands beside the card. */
const cardAround = (target: EventTarget) =>
  cardOf(target) ?? (target instanceof HTMLElement ? target.dataset.cardMenu : undefined);

/** One Tab stop for the whole board; inside it, arrow keys walk from card to card and Enter opens one. */
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
  const [position, setPosition] = useState<BoardPlace | null>(null);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const current = currentPlace(state, position);
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

  function onFocus({ target }: FocusEvent) {
    const cardId = cardAround(target);
    const at = cardId === undefined ? null : findCard(state, cardId);
    if (at && at.card._id !== position?.cardId)
      setPosition({ columnId: at.lane._id, cardId: at.card._id, index: at.index });
  }

  function onKeyDown(event: KeyboardEvent) {
    const cardId = cardOf(event.target);
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    // During a drag the keys belong to the card in the hand.
    if (cardId === undefined || event.defaultPrevented || hasModifier) return;
    if (event.key === 'Enter') return onOpen(cardId);
    if (event.key.toLowerCase() === 'x') return onSelect?.(cardId);
    const from = findCard(state, cardId);
    const next = from && walk(state, { columnId: from.lane._id, cardId }, event.key);
    if (!next) return;
    event.preventDefault();
    goTo(next);
  }

  function goTo(next: BoardPlace) {
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

  return { current, onFocus, onKeyDown, goTo, focusCurrent };
}
