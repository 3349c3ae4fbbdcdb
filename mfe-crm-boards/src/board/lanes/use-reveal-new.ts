import { useEffect, useRef } from 'react';
import { type BoardState, findCard } from '../../board-state/board-state';
import { revealRow } from './reveal';

/**
 * Scrolls the board once to the card of the item that the person has just registered, as soon as the card is
 * loaded.
 */
export function useRevealNewCard(
  state: BoardState,
  scroller: HTMLElement | null,
  sizes: { pitch: number; headHeight: number },
  cardId: string | null,
): void {
  const revealed = useRef<string | null>(null);

  useEffect(() => {
    if (!scroller || cardId === null || revealed.current === cardId) return;
    const found = findCard(state, cardId);
    if (!found) return;
    revealed.current = cardId;
    revealRow(scroller, { columnId: found.lane._id, index: found.index, ...sizes });
  }, [state, scroller, sizes, cardId]);
}
